<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Models\Import;

/** The prepared rows of one import, kept open while they are read one after the other: a disk that cannot seek is read once. */
final class RowStream
{
    /** @var resource|null */
    private $stream = null;

    public function __construct(private readonly Import $import, private readonly FileDelimiter $delimiter) {}

    public function read(int $offset, int $count): CsvRows
    {
        if ($this->stream === null || ftell($this->stream) !== $offset) {
            $this->close();
            $this->stream = (new ImportFile($this->import))->openRows($offset);
        }

        return CsvRows::read($this->stream, $this->delimiter, $count);
    }

    public function __destruct()
    {
        $this->close();
    }

    private function close(): void
    {
        if ($this->stream !== null) {
            fclose($this->stream);
            $this->stream = null;
        }
    }
}
