<?php

declare(strict_types=1);

namespace App\Services\Exports;

use Illuminate\Database\Query\Builder;

/** A list that can be exported in the background: which rows, and what stands in them. */
interface ExportSource
{
    /** The beginning of the file's name. */
    public function filename(): string;

    /** The table that `matching` reads, whose `id` orders the file. */
    public function table(): string;

    /**
     * The rows of the scope, without columns and order. Filters that the list does not know are a ValidationException.
     */
    public function matching(ExportScope $scope): Builder;

    /** @return list<string> */
    public function header(ExportScope $scope): array;

    /**
     * @param  list<int>  $ids
     * @return list<list<int|float|string|bool|null>> in the order of the ids; rows that are gone by now are left out
     */
    public function rows(ExportScope $scope, array $ids): array;
}
