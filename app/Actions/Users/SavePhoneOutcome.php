<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Enums\PhoneOutcome;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PhoneLog;
use Illuminate\Support\Facades\DB;

/** Saves how a call ended, as the caller says. */
final readonly class SavePhoneOutcome
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(PhoneLog $call, PhoneOutcome $outcome): void
    {
        DB::transaction(function () use ($call, $outcome): void {
            $current = PhoneLog::query()->lockForUpdate()->findOrFail($call->id);
            $before = $current->outcome?->value;
            $current->update(['outcome' => $outcome]);
            $this->audit->record('phone_log.outcome_saved', $current, ['outcome' => $before], ['outcome' => $outcome->value]);
        });
    }
}
