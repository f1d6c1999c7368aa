<?php

declare(strict_types=1);

namespace App\Infrastructure\Monitoring;

/** The load of this host, read from the kernel. */
final readonly class ServerReader
{
    /**
     * Takes a snapshot. Memory and disk are in bytes; a figure that the host does not report is null.
     *
     * @return array{cpu_percent: float|null, memory_used: int|null, memory_total: int|null, disk_used: int|null, disk_total: int|null}
     */
    public static function read(): array
    {
        $load = function_exists('sys_getloadavg') ? sys_getloadavg() : false;
        $cores = preg_match_all('/^processor\s*:/m', (string) @file_get_contents('/proc/cpuinfo')) ?: 1;
        $memory = (string) @file_get_contents('/proc/meminfo');
        [$total, $available] = [self::kilobytes($memory, 'MemTotal'), self::kilobytes($memory, 'MemAvailable')];
        $disk = @disk_total_space(storage_path());
        $free = @disk_free_space(storage_path());

        return [
            'cpu_percent' => $load === false ? null : round($load[0] / $cores * 100, 1),
            'memory_used' => $total === null || $available === null ? null : ($total - $available) * 1024,
            'memory_total' => $total === null ? null : $total * 1024,
            'disk_used' => $disk === false || $free === false ? null : (int) ($disk - $free),
            'disk_total' => $disk === false ? null : (int) $disk,
        ];
    }

    private static function kilobytes(string $memory, string $name): ?int
    {
        return preg_match("/^{$name}:\s+(\d+) kB/m", $memory, $found) === 1 ? (int) $found[1] : null;
    }
}
