<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** The filter options of the client list. */
final readonly class ClientFilterChoices
{
    /**
     * @param  list<Choice>  $status
     * @param  list<Choice>  $company
     * @param  list<Choice>  $account_manager
     * @param  list<Choice>  $state
     * @param  list<Choice>  $client_rating
     * @param  list<Choice>  $affiliate
     * @param  list<Choice>  $betstop_state
     * @param  list<Choice>  $custom_risk_filter
     * @param  list<Choice>  $custom_sales_filter
     */
    public function __construct(
        public array $status,
        public array $company,
        public array $account_manager,
        public array $state,
        public array $client_rating,
        public array $affiliate,
        public array $betstop_state,
        public array $custom_risk_filter,
        public array $custom_sales_filter,
    ) {}
}
