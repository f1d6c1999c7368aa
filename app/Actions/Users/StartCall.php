<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Actions\Rsg\CheckBeforeCall;
use App\Actions\Rsg\CheckBeforeMarketing;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\Ability;
use App\Enums\GatePurpose;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Logs that a colleague calls a number on screen, once the gate allows the call. The register is asked first about a person without a valid answer. */
final readonly class StartCall
{
    /** A second click within this time is the same call. */
    private const SECONDS_APART = 30;

    /** Reasons about the record, the hour or the register. Contractors don't see the others, because they reveal how the person is protected. */
    private const TOLD_TO_ALL = ['no_phone', 'no_consent', 'consent_withdrawn', 'contact_hours', 'betstop_check'];

    public function __construct(
        private CheckBeforeMarketing $clients,
        private CheckBeforeCall $others,
        private ProtectionGate $gate,
        private AuditTrail $audit,
    ) {}

    /** @throws ValidationException on `number` when the person must not be called, or it isn't a number of this person */
    public function handle(Client|Lead|DbClient $person, string $number, User $caller): PhoneLog
    {
        $person instanceof Client ? $this->clients->handle([$person->id], GatePurpose::Call, $caller) : $this->others->handle($person, $number, $caller);

        return DB::transaction(function () use ($person, $number, $caller): PhoneLog {
            User::query()->lockForUpdate()->findOrFail($caller->id);
            $this->refuseForeignNumber($person, $number);
            $decision = $person instanceof Client
                ? $this->gate->decide($person->refresh(), GatePurpose::Call)
                : $this->gate->decideCall($person->refresh(), $number);
            if (! $decision->isAllowed()) {
                throw ValidationException::withMessages(['number' => self::reasonFor($caller, $this->gate->record($decision))]);
            }
            $content = [
                'direction' => MessageDirection::Outbound,
                'number_e164' => $number,
                'person_type' => $person->getMorphClass(),
                'person_id' => $person->id,
                'user_id' => $caller->id,
            ];
            $same = PhoneLog::query()
                ->where($content)
                ->whereNull('outcome')
                ->where('called_at', '>=', now()->subSeconds(self::SECONDS_APART))
                ->latest('id')
                ->first();
            if ($same !== null) {
                return $same;
            }
            $call = PhoneLog::query()->create([...$content, 'called_at' => now()]);
            $this->gate->record($decision, $call);
            $this->audit->record('phone_log.started', $call, after: ['direction' => MessageDirection::Outbound->value]);

            return $call;
        });
    }

    private static function reasonFor(User $caller, Decision $refused): string
    {
        $isHidden = $caller->hasAbility(Ability::CanViewDatabaseOnly) && ! in_array(($refused->refusals[0] ?? null)?->code, self::TOLD_TO_ALL, true);

        return $isHidden ? 'This person must not be contacted.' : (string) $refused->why();
    }

    private function refuseForeignNumber(Client|Lead|DbClient $person, string $number): void
    {
        $isOwn = $person instanceof DbClient ? $person->phoneNumbers()->where('e164', $number)->exists() : $person->mobile_e164 === $number;
        if (! $isOwn) {
            throw ValidationException::withMessages(['number' => "This isn’t a number of {$person->full_name} any more. Reload the page."]);
        }
    }
}
