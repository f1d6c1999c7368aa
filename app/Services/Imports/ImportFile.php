<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Models\Import;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Support\Facades\Storage;
use Illuminate\Support\Str;

/**
 * The folder of an import on the disk that all hosts share: the parts as they arrive, the file they make (`original.csv`),
 * and the same rows in UTF-8, which is what is read. Each reading of the original has a name of its own, so that nothing
 * changes under whoever reads; which one counts, the import says.
 */
final readonly class ImportFile
{
    public const MAX_BYTES = 50 * 1024 * 1024;

    public const PART_BYTES = 1024 * 1024;

    private const PIECE = 1024 * 1024;

    private Filesystem $disk;

    public string $folder;

    private string $rows;

    public function __construct(Import $import)
    {
        $this->disk = Storage::disk();
        $this->folder = "imports/{$import->id}";
        $this->rows = "{$this->folder}/".($import->rows_file ?? 'rows.csv');
    }

    /** A part that is sent again takes the place of the first. */
    public function putPart(int $number, string $from): void
    {
        $this->put($this->part($number), $from);
    }

    /** @throws UploadIncomplete when a part is missing, or it is not as long as was said; what is there stays */
    public function join(int $parts, int $bytes): void
    {
        $whole = LocalFile::make();
        for ($number = 1; $number <= $parts; $number++) {
            $in = $this->stream($this->part($number)) ?? throw new UploadIncomplete('A part of the file did not arrive. Send it again.');
            $whole->append($in);
            fclose($in);
        }
        if ($whole->size() !== $bytes) {
            throw new UploadIncomplete('The file did not arrive whole. Send it again.');
        }
        $this->putOriginal($whole->path);
    }

    public function putOriginal(string $from): void
    {
        $this->put("{$this->folder}/original.csv", $from);
    }

    /** The original where the whole of it can be read at will. */
    public function original(): LocalFile
    {
        $local = LocalFile::make();
        $in = $this->stream("{$this->folder}/original.csv") ?? throw new FileRefused('The file of this import is no longer here.');
        $local->append($in);
        fclose($in);

        return $local;
    }

    /** @return string the name that nobody else writes to, for `rows_file` */
    public function putRows(string $from): string
    {
        $name = 'rows-'.Str::lower((string) Str::ulid()).'.csv';
        $this->put("{$this->folder}/{$name}", $from);

        return $name;
    }

    /**
     * The prepared rows from a byte on; a disk that cannot seek is read through.
     *
     * @return resource
     */
    public function openRows(int $offset)
    {
        $stream = $this->stream($this->rows) ?? throw new FileRefused('The file of this import is no longer here.');
        if (stream_get_meta_data($stream)['seekable'] && fseek($stream, $offset) === 0) {
            return $stream;
        }
        for ($left = $offset - (int) ftell($stream); $left > 0 && ! feof($stream); $left -= strlen($piece)) {
            $piece = (string) fread($stream, max(1, min(self::PIECE, $left)));
        }

        return $stream;
    }

    public function deleteRows(string $name): void
    {
        $this->disk->delete("{$this->folder}/{$name}");
    }

    public function deleteParts(): void
    {
        $this->disk->deleteDirectory("{$this->folder}/parts");
    }

    public function delete(): void
    {
        $this->disk->deleteDirectory($this->folder);
    }

    private function put(string $path, string $from): void
    {
        $in = fopen($from, 'rb') ?: throw new UploadIncomplete('The file cannot be read. Try again.');
        $isPut = $this->disk->put($path, $in);
        // Some disks close what they were given.
        if (is_resource($in)) {
            fclose($in);
        }
        if ($isPut === false) {
            throw new UploadIncomplete('The file could not be kept. Try again.');
        }
    }

    /** @return resource|null */
    private function stream(string $path)
    {
        return $this->disk->exists($path) ? $this->disk->readStream($path) : null;
    }

    private function part(int $number): string
    {
        return sprintf('%s/parts/%04d', $this->folder, $number);
    }
}
