<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Models\MatchRule;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\Matching\MatchSignature;
use Illuminate\Support\Facades\DB;

/** Stops automatic matching, by one rule or altogether, and lets it go on again. */
final readonly class SwitchAutoMatch
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  string  $signature  of a rule that was met, or {@see MatchRule::ALL}
     * @return bool false when it stood so already
     */
    public function handle(string $signature, bool $isStopped, User $switcher): bool
    {
        return DB::transaction(function () use ($signature, $isStopped, $switcher): bool {
            MatchRule::query()->insertOrIgnore(['signature' => $signature, 'created_at' => now(), 'updated_at' => now()]);
            $rule = MatchRule::query()->where('signature', $signature)->lockForUpdate()->firstOrFail();
            if ($rule->is_stopped === $isStopped) {
                return false;
            }
            $rule->update(['is_stopped' => $isStopped, 'stopped_by' => $isStopped ? $switcher->id : null, 'stopped_at' => $isStopped ? now() : null]);
            $this->audit->record($isStopped ? 'auto_match.stopped' : 'auto_match.started', $rule, ['is_stopped' => ! $isStopped], [
                'is_stopped' => $isStopped, 'rule' => $signature === MatchRule::ALL ? 'all rules' : MatchSignature::label($signature),
            ], $switcher->id);

            return true;
        }, 3);
    }
}
