<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Jobs\Matches\SuggestMatchesOfRecord;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use Illuminate\Container\Attributes\Config;

/** Looks for possible matches of a new or restored person, or of one whose identity changed, after the commit. */
final readonly class IdentityObserver
{
    private const FIELDS = ['first_name', 'last_name', 'preferred_name', 'date_of_birth', 'email', 'mobile_e164', 'address', 'postcode', 'deleted_at'];

    public function __construct(
        #[Config('paddock.matching.at_once')]
        private bool $isOn,
    ) {}

    public function saved(Client|Lead|DbClient $record): void
    {
        if ($this->isOn && ($record->wasRecentlyCreated || $record->wasChanged(self::FIELDS))) {
            SuggestMatchesOfRecord::dispatch($record->getMorphClass(), $record->id)->afterCommit();
        }
    }
}
