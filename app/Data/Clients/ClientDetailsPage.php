<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Inertia\DeferProp;
use Closure;

/** Clients/Details. */
final readonly class ClientDetailsPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  Closure(): ClientFormChoices  $choices
     * @param  DeferProp<list<HistoryEntry>>  $history
     * @param  DeferProp<list<SiteAccountRow>>  $site_accounts
     * @param  DeferProp<list<RatingReview>>  $ratings  newest first
     * @param  DeferProp<list<ClientMark>>  $marks
     * @param  DeferProp<PastMoney|null>  $money  on the chosen day, for viewers of transactions
     * @param  list<FieldConflict>  $conflicts  of the edit that was just refused
     * @param  string|null  $edit_refusal  why the viewer can't edit the record
     * @param  bool  $can_reopen  whether the viewer, who can't edit the record, may reopen the closed client
     * @param  Closure(): (ClientAsOf|null)  $as_of  the record on the chosen day, also in the deferred props
     */
    public function __construct(
        public Closure $client,
        public ClientForm $form,
        public int $version,
        public Closure $choices,
        public DeferProp $history,
        public DeferProp $site_accounts,
        public DeferProp $ratings,
        public DeferProp $marks,
        public DeferProp $money,
        public array $conflicts,
        public bool $can_edit,
        public ?string $edit_refusal,
        public bool $can_reopen,
        public Closure $as_of,
    ) {}
}
