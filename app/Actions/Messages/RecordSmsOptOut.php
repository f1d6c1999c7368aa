<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\DbClients\DoNotContact;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Records that a client asked by phone, by email or in other words to get no more messages. A request in any words counts
 * (Spam Act 2003 (Cth), Schedule 2, clause 6).
 *
 * The number is suppressed as by a texted STOP. Other clients with this number are not opted out, because the request was this
 * person's, but the gate refuses SMS and calls to the number for them too, service messages included.
 */
final readonly class RecordSmsOptOut
{
    public function __construct(private DoNotContact $doNotContact, private SuppressionList $suppressions, private AuditTrail $audit) {}

    /** @return bool false when the client had already opted out, and nothing was changed */
    public function handle(Client $client, string $howAsked, User $actor): bool
    {
        return DB::transaction(function () use ($client, $howAsked, $actor): bool {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            if ($current->sms_opted_out_at !== null) {
                return false;
            }
            $at = CarbonImmutable::now();
            $current->forceFill(['sms_opted_out_at' => $at])->save();
            $suppressed = $current->mobile_e164 === null ? [] : $this->suppress($current->mobile_e164, $actor);
            $this->audit->record('client.sms_opted_out', $current, ['sms_opted_out_at' => null], [
                'sms_opted_out_at' => $at, 'source' => 'staff', 'how_asked' => $howAsked, ...$suppressed,
            ]);

            return true;
        }, 3);
    }

    /** @return array{suppression_ids: list<int>, db_client_ids: list<int>} added by this opt-out, for {@see UndoSmsOptOut} */
    private function suppress(string $number, User $actor): array
    {
        $known = $this->suppressions->stopIds($number);
        $person = new PersonDetails('', '', phones: [$number]);
        $open = DbClient::query()->whereKey($this->doNotContact->dbClients($person))
            ->whereNotIn('status', [DbClientStatus::Suppressed, DbClientStatus::Converted])->pluck('id');
        $this->doNotContact->person($person, SuppressionReason::Stop, $actor->id);

        return [
            'suppression_ids' => array_values(array_diff($this->suppressions->stopIds($number), $known)),
            'db_client_ids' => array_values(DbClient::query()->whereKey($open)->where('status', DbClientStatus::Suppressed)->pluck('id')->all()),
        ];
    }
}
