<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Data\Lists\Choice;

/** What the filters and the dialogs of the queue offer. */
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
        /** Whom the list is narrowed to. */
        public ?Choice $client,
    ) {}
}
