<?php

declare(strict_types=1);

namespace App\Lists\Deposits;

use App\Enums\FilterOperator;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Infrastructure\Search\WholeContact;
use App\Lists\Filters\Filter;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Database\Query\Builder;

/** Starts of the bank's reference, the end-to-end id, or the number after the payer's name. */
final readonly class BankReferenceFilter extends Filter
{
    private const MOST_CHARACTERS = 100;

    public function __construct(string $key, string $label, private SearchIndex $index, private User $viewer)
    {
        parent::__construct($key, $label, [FilterOperator::Contains]);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return match (true) {
            mb_strlen($value) > self::MOST_CHARACTERS, SearchText::parse($value)->isEmpty() => "{$this->label} takes letters and digits.",
            WholeContact::allIn($value) !== [] && ! ContactMask::isLifted($this->viewer) => 'You can’t see phone numbers, so you can’t filter by them.',
            default => null,
        };
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $this->index->constrain($query, 'deposits.bank_line_id', 'bank_line', SearchText::parse($value, ContactMask::isLifted($this->viewer)));
    }
}
