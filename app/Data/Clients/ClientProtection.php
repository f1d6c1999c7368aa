<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\BetstopState;

/** Everything that protects one client from harm, newest first. */
final readonly class ClientProtection
{
    /**
     * @param  list<RsgLimitRow>  $limits  current, pending and recently ended limits
     * @param  list<ExclusionRow>  $exclusions
     * @param  list<BetstopCheckRow>  $checks
     * @param  list<RsgEventRow>  $events
     * @param  list<TimeOutRow>  $time_outs
     * @param  list<ClientFormRow>  $forms
     * @param  list<ReceiptRow>  $receipts
     */
    public function __construct(
        public array $limits,
        public array $exclusions,
        public array $checks,
        public array $events,
        public array $time_outs,
        public array $forms,
        public array $receipts,
        public BetstopState $betstop_state,
        public bool $is_betstopped_in_genweb,
        public bool $is_barred,
        /** The case of the person's exclusion that is not lifted. Null for a past record. */
        public ?int $exclusion_case_id,
    ) {}
}
