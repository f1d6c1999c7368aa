<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Infrastructure\Files\LocalFile;
use App\Infrastructure\Files\UploadIncompleteException;
use App\Models\Import;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Support\Facades\Storage;
use Illuminate\Support\Str;

/**
 * An import's folder on the shared disk: the uploaded parts, the joined file (`original.csv`) and its rows in UTF-8. Each
 * rewrite gets a new name, so that a reader never sees a file change. `rows_file` names the current one.
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

    /** A part that is sent again replaces the first. */
    public function putPart(int $number, string $from): void
    {
        $this->put($this->part($number), $from);
    }

    /** @throws UploadIncompleteException when a part is missing or the size is wrong; the parts stay */
    public function join(int $parts, int $bytes): void
    {
        $whole = LocalFile::make();
        for ($number = 1; $number <= $parts; $number++) {
            $in = $this->stream($this->part($number)) ?? throw new UploadIncompleteException('Part of the file is missing. Upload it again.');
            $whole->append($in);
            fclose($in);
        }
        if ($whole->size() !== $bytes) {
            throw new UploadIncompleteException('The upload is incomplete. Upload the file again.');
        }
        $this->putOriginal($whole->path);
    }

    public function putOriginal(string $from): void
    {
        $this->put("{$this->folder}/original.csv", $from);
    }

    /** A local copy of the original. */
    public function original(): LocalFile
    {
        $local = LocalFile::make();
        $in = $this->stream("{$this->folder}/original.csv") ?? throw new ImportFileRefusedException('The file of this import was deleted.');
        $local->append($in);
        fclose($in);

        return $local;
    }

    /** @return string a unique name, for `rows_file` */
    public function putRows(string $from): string
    {
        $name = 'rows-'.Str::lower((string) Str::ulid()).'.csv';
        $this->put("{$this->folder}/{$name}", $from);

        return $name;
    }

    /**
     * The prepared rows from a byte on. A disk that cannot seek is read up to it.
     *
     * @return resource
     */
    public function openRows(int $offset)
    {
        $stream = $this->stream($this->rows) ?? throw new ImportFileRefusedException('The file of this import was deleted.');
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
        $in = fopen($from, 'rb') ?: throw new UploadIncompleteException('Couldn’t read the file. Try again.');
        $isPut = $this->disk->put($path, $in);
        // Some disks close the stream.
        if (is_resource($in)) {
            fclose($in);
        }
        if ($isPut === false) {
            throw new UploadIncompleteException('Couldn’t save the file. Try again.');
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
