<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Enums\BarredEntryStatus;
use App\Enums\BetstopState;
use App\Models\BarredEntry;
use App\Models\Client;

/** Explains why a client must not be contacted; null when contact is allowed. Checked again before each message is sent. */
final readonly class ContactBlock
{
    public function __construct(private SuppressionList $suppressions, private ExclusionChecker $exclusions) {}

    public function forSms(Client $client): ?string
    {
        return match (true) {
            $client->mobile_e164 === null => 'There is no mobile number for this client.',
            $client->sms_opted_out_at !== null => $this->excluded($client) ?? 'This client has opted out of SMS.',
            default => $this->excluded($client) ?? $this->suppressed($client->mobile_e164, 'number'),
        };
    }

    public function forEmail(Client $client): ?string
    {
        return $client->email === null || $client->email === ''
            ? 'There is no email address for this client.'
            : $this->excluded($client) ?? $this->suppressed($client->email, 'address');
    }

    private function excluded(Client $client): ?string
    {
        return match (true) {
            $client->betstop_state === BetstopState::Registered => 'This client is registered with BetStop and must not be contacted.',
            $client->is_barred => 'This client is barred and must not be contacted.',
            BarredEntry::query()->where('client_id', $client->id)->where('status', BarredEntryStatus::Active)->exists() => 'This client is excluded and must not be contacted.',
            default => $this->excludedElsewhere($client),
        };
    }

    /** The person may be excluded by another account, or by a list or notice that names no account. */
    private function excludedElsewhere(Client $client): ?string
    {
        $exclusion = $this->exclusions->find(PersonDetails::of($client, $client->mobile_e164 === null ? [] : [$client->mobile_e164]));

        return $exclusion === null ? null : "{$exclusion->reason}. This client must not be contacted.";
    }

    private function suppressed(string $value, string $noun): ?string
    {
        return $this->suppressions->reasons([$value]) === [] ? null : "This {$noun} is on the do-not-contact list.";
    }
}
