<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Domain\Clients\ContactOwner;
use Illuminate\Support\Facades\DB;

/** Finds the person behind a phone number: a client, else a lead, else a DB client. */
final readonly class PhoneMatcher
{
    /** @return array{person_type: 'client'|'lead'|'db_client'|null, person_id: int|null} both null when several records of the first kind share the number */
    public function of(?string $e164): array
    {
        $sources = [
            'client' => static fn (): array => ContactOwner::ids('mobile_e164', (string) $e164),
            'lead' => static fn (): array => DB::table('leads')->where('mobile_e164', $e164)->whereNull('deleted_at')->limit(2)->pluck('id')->all(),
            // A merged DB client keeps its row of a number that both had.
            'db_client' => static fn (): array => DB::table('db_phone_numbers')->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id')
                ->where('e164', $e164)->whereNull('db_clients.deleted_at')->distinct()->limit(2)->pluck('db_client_id')->all(),
        ];
        foreach ($e164 === null ? [] : $sources as $type => $find) {
            $ids = $find();
            if ($ids !== []) {
                return count($ids) === 1 ? ['person_type' => $type, 'person_id' => (int) $ids[0]] : ['person_type' => null, 'person_id' => null];
            }
        }

        return ['person_type' => null, 'person_id' => null];
    }
}
