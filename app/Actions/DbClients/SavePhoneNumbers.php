<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\PhoneDetails;
use App\Domain\DbClients\PhoneEdit;
use App\Enums\ConsentChannel;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Validation\ValidationException;

/** Saves a DB client's numbers; call it in the transaction of SaveDbClient. Each recorded consent is kept. */
final readonly class SavePhoneNumbers
{
    /** @param  list<PhoneEdit>  $edits */
    public function handle(DbClient $dbClient, array $edits, User $editor): void
    {
        $known = $dbClient->phoneNumbers()->get()->keyBy('id');
        $kept = array_filter(array_map(static fn (PhoneEdit $edit): ?int => $edit->id, $edits));
        $dbClient->phoneNumbers()->whereKeyNot($kept)->delete();

        foreach ($edits as $index => $edit) {
            $number = $edit->id === null ? new DbPhoneNumber(['db_client_id' => $dbClient->id]) : $known->get($edit->id);
            if ($number === null) {
                throw ValidationException::withMessages(["phones.{$index}.number" => 'A colleague has removed this number. Reload the DB client.']);
            }
            $this->save($number, $edit, $dbClient, $editor);
        }
    }

    /** @return list<array<string, mixed>> */
    public static function facts(DbClient $dbClient): array
    {
        return array_values($dbClient->phoneNumbers()->orderBy('id')->get()->map(static fn (DbPhoneNumber $number): array => [
            'e164' => $number->e164, 'source' => $number->source, 'consent_basis' => $number->consent_basis->value,
            'consent_on' => $number->consent_at?->toDateString(), 'evidence' => $number->consent_evidence,
        ])->all());
    }

    private function save(DbPhoneNumber $number, PhoneEdit $edit, DbClient $dbClient, User $editor): void
    {
        $isNew = ! $number->exists;
        $facts = PhoneDetails::of($edit->e164);
        // A number that a call found to be wrong stays so until it becomes another one.
        if ($isNew || $number->e164 !== $edit->e164) {
            $number->fill(['e164' => $edit->e164, 'kind' => $facts->kind, 'is_valid' => $facts->isValid, 'checked_at' => CarbonImmutable::now()]);
        }
        $number->fill(['source' => $edit->source, 'consent_basis' => $edit->consentBasis, 'consent_at' => $edit->consentAt, 'consent_evidence' => $edit->evidence]);
        $tellsConsent = $number->isDirty(['consent_basis', 'consent_at', 'consent_evidence']);
        $number->save();

        if ($tellsConsent) {
            Consent::query()->create([
                'person_type' => $dbClient->getMorphClass(), 'person_id' => $dbClient->id, 'channel' => ConsentChannel::Phone,
                'purpose' => Consent::callsTo($number->e164), 'basis' => $edit->consentBasis, 'evidence' => $edit->evidence,
                'user_id' => $editor->id, 'recorded_at' => $edit->consentAt ?? CarbonImmutable::now(),
            ]);
        }
    }
}
