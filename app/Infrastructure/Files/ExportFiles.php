<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use App\Models\Export;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Support\Str;
use RuntimeException;

/**
 * The files of an export on the private disk, one per part, because some disks can't append. Each worker uses its own name:
 * when two write the same part, the one that the export names counts.
 */
final readonly class ExportFiles
{
    private const FOLDER = 'exports';

    public function __construct(private Filesystem $disk) {}

    /** @return array{string, int} the file's name, which no other worker uses, and its bytes */
    public function write(Export $export, string $text): array
    {
        $name = sprintf('%06d-%s.part', $export->parts, Str::lower(Str::random(8)));
        if (! $this->disk->put($this->path($export, $name), $text)) {
            throw new RuntimeException("Part {$export->parts} of export {$export->id} could not be written.");
        }

        return [$name, strlen($text)];
    }

    /** Whether the disk has every part. A response that has begun can't be taken back. */
    public function isWhole(Export $export): bool
    {
        return array_diff($export->files ?? [], array_map(basename(...), $this->disk->files(self::FOLDER."/{$export->id}"))) === [];
    }

    /** Sends the whole file, part by part. */
    public function send(Export $export): void
    {
        foreach ($export->files ?? [] as $name) {
            $file = $this->disk->readStream($this->path($export, $name));
            if ($file === null) {
                throw new RuntimeException("Part {$name} of export {$export->id} is missing.");
            }
            fpassthru($file);
            fclose($file);
            flush();
        }
    }

    /** For the second of two workers. */
    public function discard(Export $export, string $name): void
    {
        $this->disk->delete($this->path($export, $name));
    }

    public function delete(int $exportId): void
    {
        $this->disk->deleteDirectory(self::FOLDER."/{$exportId}");
    }

    /** @return list<int> exports that have files */
    public function exportIds(): array
    {
        return array_values(array_map(static fn (string $folder): int => (int) basename($folder), $this->disk->directories(self::FOLDER)));
    }

    private function path(Export $export, string $name): string
    {
        return self::FOLDER."/{$export->id}/{$name}";
    }
}
