<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\ListQueryValidator;
use Illuminate\Database\Query\Builder;

/** A list as a file: its rows, their order and their columns. */
final readonly class ExportSource
{
    /** @param  ListDefinition<object>  $list */
    public function __construct(private ListDefinition $list, private ListQueryValidator $validator) {}

    public function filename(): string
    {
        return $this->list->filename();
    }

    public function idColumn(): string
    {
        return $this->list->idColumn();
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->list->matching($this->parameters($scope), $scope->context());
    }

    public function order(ExportScope $scope): ListOrder
    {
        return $this->parameters($scope)->state->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        return $this->list->sheet($scope->context()->with($this->parameters($scope)), $scope->columns);
    }

    private function parameters(ExportScope $scope): ListParameters
    {
        return $this->validator->validateStrictly($this->list, $scope->query, $scope->context());
    }
}
