<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;

/** The options of the client form. */
final readonly class ClientFormChoices
{
    /**
     * @param  list<Choice>  $status  the current status and the possible next ones
     * @param  list<Choice>  $refused_status  the other statuses, with the reasons as hints
     * @param  list<Choice>  $state
     * @param  list<Choice>  $company_id
     * @param  list<Choice>  $account_manager_id
     * @param  list<Choice>  $affiliate_id
     */
    public function __construct(
        public array $status,
        public array $refused_status,
        public array $state,
        public array $company_id,
        public array $account_manager_id,
        public array $affiliate_id,
    ) {}
}
