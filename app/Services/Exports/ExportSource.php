<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Queries\Lists\ListOrder;
use Illuminate\Database\Query\Builder;

/** A list that can be exported in the background: which rows, in which order, and what stands in them. */
interface ExportSource
{
    /** The beginning of the file's name. */
    public function filename(): string;

    /** The qualified column that tells the rows of `matching` apart. */
    public function idColumn(): string;

    /**
     * The rows of the scope, without columns and order. Filters that the list does not know are a ValidationException.
     */
    public function matching(ExportScope $scope): Builder;

    /** The list's order, as whoever exports has it on the screen. */
    public function order(ExportScope $scope): ListOrder;

    public function sheet(ExportScope $scope): ExportSheet;
}
