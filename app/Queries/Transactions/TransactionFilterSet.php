<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Queries\Filters\ChoiceFilter;
use App\Queries\Filters\Filter;
use App\Queries\Filters\FilterSet;
use App\Queries\Filters\NumberFilter;
use App\Queries\Filters\PrefixFilter;
use App\Queries\Filters\RareFilter;

/** What the list of transactions can be narrowed by, beside the search and the period. */
final readonly class TransactionFilterSet
{
    private const LONGEST_REFERENCE = 64;

    public static function make(): FilterSet
    {
        $rare = static fn (Filter $filter): RareFilter => new RareFilter($filter, 'transactions.id');

        return new FilterSet([
            $rare(ChoiceFilter::enum('type', 'Type', 'transactions.type', TransactionType::class)),
            $rare(ChoiceFilter::enum('status', 'Status', 'transactions.status', TransactionStatus::class)),
            ChoiceFilter::ids('client', 'Client', 'transactions.client_id'),
            $rare(new NumberFilter('amount_cents', 'Amount', 'transactions.amount_cents')),
            // Three rails, none of them rare; they stand in the index of the list's order.
            ChoiceFilter::enum('rail', 'Rail', 'transactions.rail', PaymentRail::class, isNullable: true),
            $rare(new PrefixFilter('reference', 'Reference', 'transactions.reference', self::LONGEST_REFERENCE)),
        ]);
    }
}
