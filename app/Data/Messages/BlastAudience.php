<?php

declare(strict_types=1);

namespace App\Data\Messages;

/** The audience fields of a copied SMS blast. Days are `2026-11-20`; `''` for a field that was empty. */
final readonly class BlastAudience
{
    /**
     * @param  list<string>  $statuses
     * @param  list<string>  $companies
     * @param  list<string>  $states
     * @param  list<string>  $ratings
     */
    public function __construct(
        public array $statuses,
        public array $companies,
        public array $states,
        public array $ratings,
        public string $account_manager,
        public string $sales_filter,
        public string $last_bet_before,
        public string $last_bet_after,
    ) {}
}
