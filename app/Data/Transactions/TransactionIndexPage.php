<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Transactions/Index. */
final readonly class TransactionIndexPage
{
    /**
     * @param  list<TransactionRow>  $transactions
     * @param  bool  $has_balances  whether the rows have the client's balance after each
     * @param  Choice|null  $client  of the client filter
     * @param  DeferProp<TransactionTotals>  $totals
     * @param  Closure(): FilterPresetMenu  $presets
     */
    public function __construct(
        public array $transactions,
        public ListMeta $meta,
        public bool $has_balances,
        public ?Choice $client,
        public DeferProp $totals,
        public Closure $presets,
        public bool $can_export,
    ) {}
}
