<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\LogEntry;
use App\Data\DeveloperTools\LogFile;
use App\Data\DeveloperTools\LogViewerPage;
use App\Enums\LogLevel;
use App\Infrastructure\Logs\LogDirectory;
use App\Infrastructure\Logs\LogReader;
use App\Support\LogMask;
use Carbon\CarbonImmutable;
use RuntimeException;
use Throwable;

/** A page of a log file, the newest entries first. */
final readonly class LogViewerQuery
{
    private const PER_PAGE = 50;

    private const MESSAGE_CHARACTERS = 240;

    private const HEAD = '/\A\[([^\]\n]+)\] [\w-]+\.([A-Z]+): (.*)\z/s';

    public function __construct(private LogDirectory $logs, private LogReader $reader) {}

    /** @param  string|null  $file  a name of the directory; null for the newest of the application */
    public function page(?string $file, ?LogLevel $level, string $search, ?int $before): LogViewerPage
    {
        $files = $this->logs->files();
        $names = array_column($files, 'name');
        $file ??= array_find($names, static fn (string $name): bool => str_starts_with($name, 'laravel')) ?? $names[0] ?? null;
        $path = $this->logs->path((string) $file);
        $hasLevels = $file !== null && $this->reader->hasLevels($path);
        $error = null;
        try {
            [$entries, $older, $isCapped] = $file === null ? [[], null, false] : $this->entries($path, $hasLevels ? $level : null, $search, $before);
        } catch (RuntimeException $unreadable) {
            [$entries, $older, $isCapped, $error] = [[], null, false, $unreadable->getMessage()];
        }

        return new LogViewerPage(
            files: array_map(
                static fn (array $one): LogFile => new LogFile(
                    $one['name'],
                    $one['bytes'],
                    CarbonImmutable::createFromTimestampUTC($one['modified'])->toIso8601ZuluString(),
                ),
                $files,
            ),
            file: $file,
            has_levels: $hasLevels,
            level: $level,
            search: $search,
            before: $before,
            entries: $entries,
            older: $older,
            is_capped: $isCapped,
            error: $error,
        );
    }

    /** @return array{list<LogEntry>, int|null, bool} entries, the byte before which older ones are, and whether the limit of bytes ended the reading */
    private function entries(string $path, ?LogLevel $level, string $search, ?int $before): array
    {
        $entries = [];
        $read = $this->reader->entriesBefore($path, $before);
        foreach ($read as $offset => $text) {
            $entry = $this->entry($offset, $text, $level, $search);
            if ($entry === null) {
                continue;
            }
            $entries[] = $entry;
            if (count($entries) === self::PER_PAGE) {
                return [$entries, $offset === 0 ? null : $offset, false];
            }
        }
        $stopped = $read->getReturn();

        return [$entries, $stopped === 0 ? null : $stopped, $stopped !== 0];
    }

    /** Null when the entry does not match. The search finds only text that is shown. */
    private function entry(int $offset, string $raw, ?LogLevel $least, string $search): ?LogEntry
    {
        $isHead = preg_match(self::HEAD, $raw, $found) === 1;
        $level = $isHead ? LogLevel::tryFrom(strtolower($found[2])) : null;
        if (($least !== null && $level?->isAtLeast($least) !== true) || ($search !== '' && stripos($raw, $search) === false)) {
            return null;
        }
        $text = trim(LogMask::hide($isHead ? $found[3] : $raw));
        if ($search !== '' && stripos($text, $search) === false) {
            return null;
        }
        $line = strtok($text, "\n");
        $message = mb_strimwidth($line === false ? '' : rtrim($line), 0, self::MESSAGE_CHARACTERS, '…');

        return new LogEntry($offset, $isHead ? self::iso($found[1]) : null, $level, $message, $message === $text ? null : $text);
    }

    /** The application logs in UTC. */
    private static function iso(string $time): ?string
    {
        try {
            return CarbonImmutable::parse($time, 'UTC')->utc()->toIso8601ZuluString();
        } catch (Throwable) {
            return null;
        }
    }
}
