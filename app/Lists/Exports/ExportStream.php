<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Lists\ListIds;
use App\Support\CsvDownload;
use Generator;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Downloads a short list immediately. Like a background export, it reads the ids first, then their rows in batches. */
final readonly class ExportStream
{
    private const BATCH = 1_000;

    /** @throws ValidationException when a part of the query is wrong */
    public static function response(ExportSource $source, ExportScope $scope, string $filename): StreamedResponse
    {
        $ids = ListIds::of($source->matching($scope), $source->idColumn(), $source->order($scope));
        $sheet = $source->sheet($scope);

        return CsvDownload::lines($filename, $sheet->header(), self::lines($sheet, $ids));
    }

    /**
     * @param  list<int>  $ids
     * @return Generator<int, string>
     */
    private static function lines(ExportSheet $sheet, array $ids): Generator
    {
        foreach (array_chunk($ids, self::BATCH) as $batch) {
            yield from $sheet->lines($batch);
        }
    }
}
