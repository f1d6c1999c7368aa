<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Enums\DepositTab;
use App\Queries\Filters\FilterCondition;
use App\Queries\Filters\RareFirst;
use Illuminate\Database\Query\Builder;

/** What a list of deposits is narrowed to. */
final readonly class DepositFilters
{
    /** @param  list<FilterCondition>  $conditions */
    public function __construct(public DepositTab $tab, public ?string $search, public array $conditions) {}

    public function apply(Builder $deposits, DepositSearch $search): Builder
    {
        $rail = $this->tab->rail();
        if ($rail !== null) {
            $deposits->where('deposits.rail', $rail->value);
        }
        if ($this->tab === DepositTab::Pending) {
            RareFirst::narrow($deposits, 'deposits.id', static fn (Builder $some): Builder => $some->whereNotNull('deposits.waiting_since'));
        }
        foreach ($this->conditions as $condition) {
            $condition->apply($deposits);
        }
        if ($this->search !== null) {
            $search->narrow($deposits, $this->search);
        }

        return $deposits;
    }
}
