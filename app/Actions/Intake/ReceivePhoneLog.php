<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Intake\PhoneMatcher;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\PhoneLog;
use Illuminate\Support\Facades\DB;

/** Stores a call that the phone system reports. A call that a colleague started on screen gets the report instead of a second row. */
final readonly class ReceivePhoneLog
{
    /** Between the click and the call as the phone system times it. */
    private const MINUTES_APART = 15;

    public function __construct(private PhoneMatcher $matcher, private AuditTrail $audit) {}

    /**
     * @return array{PhoneLog, bool} the call, and whether this report is new
     *
     * @throws ReferenceTakenException when the sender's id belongs to another call
     */
    public function handle(PhoneLog $new): array
    {
        return DB::transaction(function () use ($new): array {
            $started = PhoneLog::query()->where('external_id', $new->external_id)->exists() ? null : $this->startedCall($new);
            if ($started !== null) {
                $started->update(['external_id' => $new->external_id, 'seconds' => $new->seconds, 'outcome' => $started->outcome ?? $new->outcome, 'called_at' => $new->called_at]);
            }
            $call = $started ?? CreateOnce::received($new->fill($this->matcher->of($new->number_e164)), 'external_id', ['direction', 'number_e164', 'seconds']);
            $isNew = $started !== null || $call->wasRecentlyCreated;
            if ($isNew) {
                $this->audit->record('phone_log.received', $call, after: ['source' => 'intake', 'external_id' => $call->external_id, 'direction' => $call->direction->value]);
            }

            return [$call, $isNew];
        });
    }

    private function startedCall(PhoneLog $new): ?PhoneLog
    {
        return $new->direction !== MessageDirection::Outbound || $new->user_id === null ? null : PhoneLog::query()
            ->where('user_id', $new->user_id)->whereBetween('called_at', [$new->called_at->subMinutes(self::MINUTES_APART), $new->called_at->addMinutes(self::MINUTES_APART)])
            ->where('number_e164', $new->number_e164)->where('direction', MessageDirection::Outbound)->whereNull('external_id')->orderBy('id')->lockForUpdate()->first();
    }
}
