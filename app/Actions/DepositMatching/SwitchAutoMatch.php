<?php

declare(strict_types=1);

namespace App\Actions\DepositMatching;

use App\Domain\DepositMatching\MatchSignature;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\MatchRule;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Stops or restarts automatic matching, for one rule or for all. */
final readonly class SwitchAutoMatch
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  string  $signature  of an existing rule, or {@see MatchRule::ALL}
     * @return bool false when nothing changed
     */
    public function handle(string $signature, bool $isStopped, User $user): bool
    {
        return DB::transaction(function () use ($signature, $isStopped, $user): bool {
            MatchRule::query()->insertOrIgnore(['signature' => $signature, 'created_at' => now(), 'updated_at' => now()]);
            $rule = MatchRule::query()->where('signature', $signature)->lockForUpdate()->firstOrFail();
            if ($rule->is_stopped === $isStopped) {
                return false;
            }
            $rule->update(['is_stopped' => $isStopped, 'stopped_by' => $isStopped ? $user->id : null, 'stopped_at' => $isStopped ? now() : null]);
            $this->audit->record($isStopped ? 'auto_match.stopped' : 'auto_match.started', $rule, ['is_stopped' => ! $isStopped], [
                'is_stopped' => $isStopped, 'rule' => $signature === MatchRule::ALL ? 'all rules' : MatchSignature::label($signature),
            ], $user->id);

            return true;
        }, 3);
    }
}
