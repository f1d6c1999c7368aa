<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use Illuminate\Database\Query\Builder;

/** `1` keeps the addresses on which other clients were seen; `0` keeps all. */
final readonly class SharedIpFilter extends Filter
{
    public function __construct(string $key, string $label)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function kind(): FilterKind
    {
        return FilterKind::Boolean;
    }

    public function definition(): array
    {
        return ['trueLabel' => 'With other clients', 'falseLabel' => 'All'];
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return in_array($value, ['0', '1'], true) ? null : "{$this->label} is answered by yes or no.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        if ($value === '1') {
            $query->whereExists(static fn (Builder $others): Builder => $others->selectRaw('1')->from('ip_sightings as others')
                ->whereColumn('others.ip', 'ip_sightings.ip')->whereColumn('others.client_id', '<>', 'ip_sightings.client_id'));
        }
    }
}
