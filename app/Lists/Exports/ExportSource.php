<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Lists\ListDefinition;
use App\Lists\ListIds;
use App\Lists\ListParameters;
use App\Lists\ListQueryValidator;
use App\Support\CsvDownload;
use Generator;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** A list as a file: its rows in their order, and its columns. */
final readonly class ExportSource
{
    /** Rows of one query of a download. */
    private const BATCH = 1_000;

    /** @param  ListDefinition<object>  $list */
    public function __construct(private ListDefinition $list, private ListQueryValidator $validator) {}

    public function filename(): string
    {
        return $this->list::FILENAME ?? str_replace('_', '-', $this->list::KEY);
    }

    /** @return Generator<int, int> the rows in the order of the list */
    public function ids(ExportScope $scope): Generator
    {
        $parameters = $this->parameters($scope);
        $rows = $this->list->matching($parameters, $scope->context());
        $column = $this->list::ID_COLUMN;

        return ListIds::of($scope->ids === null ? $rows : $rows->whereIntegerInRaw($column, $scope->ids), $column, $parameters->order);
    }

    /** @throws ValidationException when a part of the query is wrong */
    public function sheet(ExportScope $scope): ExportSheet
    {
        return $this->list->sheet($scope->context()->with($this->parameters($scope)), $scope->columns);
    }

    /**
     * Downloads a short list immediately. Like a background export, it reads the ids first, then their rows in batches.
     *
     * @throws ValidationException when a part of the query is wrong
     */
    public function download(ExportScope $scope, string $filename): StreamedResponse
    {
        $ids = iterator_to_array($this->ids($scope), preserve_keys: false);
        $sheet = $this->sheet($scope);

        return CsvDownload::lines($filename, $sheet->header(), (static function () use ($sheet, $ids): Generator {
            foreach (array_chunk($ids, self::BATCH) as $batch) {
                yield from $sheet->lines($batch);
            }
        })());
    }

    private function parameters(ExportScope $scope): ListParameters
    {
        return $this->validator->validateStrictly($this->list, $scope->query, $scope->context());
    }
}
