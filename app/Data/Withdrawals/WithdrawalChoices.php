<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Data\Lists\Choice;

/** Choices of the queue's filters and dialogs. */
final readonly class WithdrawalChoices
{
    /**
     * @param  list<Choice>  $companies
     * @param  list<Choice>  $managers
     * @param  list<Choice>  $reasons  why a withdrawal is cancelled or declined
     */
    public function __construct(
        public array $companies,
        public array $managers,
        public array $reasons,
        /** The client of the filter. */
        public ?Choice $client,
    ) {}
}
