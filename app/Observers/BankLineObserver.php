<?php

declare(strict_types=1);

namespace App\Observers;

use App\Jobs\Deposits\FindDuplicatesOfLine;
use App\Models\BankLine;
use Illuminate\Container\Attributes\Config;

/** A line of the bank is new, or the feed has told more of it: what it may repeat is looked for once that is committed. */
final readonly class BankLineObserver
{
    private const FIELDS = ['end_to_end_id', 'description', 'payer_name', 'amount_cents', 'value_at', 'bank_reference', 'rail'];

    public function __construct(
        #[Config('paddock.duplicates.at_once')]
        private bool $isOn,
    ) {}

    public function saved(BankLine $line): void
    {
        if ($this->isOn && ($line->wasRecentlyCreated || $line->wasChanged(self::FIELDS))) {
            FindDuplicatesOfLine::dispatch($line->id)->afterCommit();
        }
    }
}
