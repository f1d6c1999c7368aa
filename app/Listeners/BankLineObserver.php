<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Jobs\DuplicateOsko\FindDuplicatesOfLine;
use App\Models\BankLine;
use Illuminate\Container\Attributes\Config;

/** Looks for duplicates of a new or changed bank line, after the commit. */
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
