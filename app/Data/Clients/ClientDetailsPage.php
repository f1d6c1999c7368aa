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
     * @param  list<FieldConflict>  $conflicts  of the edit that was just refused
     * @param  string|null  $edit_refusal  why this person may only read the record
     * @param  bool  $can_reopen  whether this person, who may only read the record, may make the closed client Active again
     * @param  Closure(): (ClientAsOf|null)  $as_of  the record as it stood once, when that was asked for; what is deferred is of that day then
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
        public array $conflicts,
        public bool $can_edit,
        public ?string $edit_refusal,
        public bool $can_reopen,
        public Closure $as_of,
    ) {}
}
