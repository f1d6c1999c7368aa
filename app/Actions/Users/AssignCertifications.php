<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Enums\CertificationStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Adds a pending certification for each user who needs the type, because of their role or of one of its abilities, and does not
 * hold it for the next 30 days. Removes those that are no longer needed. Running it again changes nothing. A failing type is reported
 * and doesn't stop the others.
 */
final readonly class AssignCertifications
{
    public function __construct(private AuditTrail $audit) {}

    /** @return int the number of new certifications */
    public function handle(): int
    {
        return CertificationType::query()
            ->orderBy('id')
            ->pluck('id')
            ->sum(fn (int $typeId): int => rescue(fn (): int => DB::transaction(fn (): int => $this->assign($typeId), 3), 0));
    }

    private function assign(int $typeId): int
    {
        // Locks the type, so that two runs don't add the same rows.
        CertificationType::query()
            ->lockForUpdate()
            ->findOrFail($typeId, ['id']);
        $this->removeUnneeded($typeId);
        $after = CarbonImmutable::parse(GatedAbility::today())
            ->addDays(AdvanceCertifications::EXPIRING + 1)
            ->toDateString();
        $userIds = User::query()
            ->where('is_active', true)
            ->whereIn('role_id', $this->roles($typeId))
            ->whereNotExists(
                static fn (Builder $held): Builder => $held
                    ->from('certifications')
                    ->whereColumn('certifications.user_id', 'users.id')
                    ->where('certification_type_id', $typeId)
                    ->where(
                        static fn (Builder $any): Builder => $any
                            ->where('status', CertificationStatus::Pending->value)
                            ->orWhere(
                                static fn (Builder $valid): Builder => $valid
                                    ->whereIn('status', [CertificationStatus::Valid->value, CertificationStatus::Expiring->value])
                                    ->where(
                                        static fn (Builder $days): Builder => $days
                                            ->whereNull('expires_on')
                                            ->orWhere('expires_on', '>=', $after),
                                    ),
                            ),
                    ),
            )
            ->orderBy('id')
            ->pluck('id');
        foreach ($userIds as $userId) {
            Certification::query()->create(['user_id' => $userId, 'certification_type_id' => $typeId, 'status' => CertificationStatus::Pending]);
        }

        return $userIds->count();
    }

    /** After a change of the user's role or of the type. Those with evidence, or whose evidence was refused, stay. */
    private function removeUnneeded(int $typeId): void
    {
        $unneeded = Certification::query()
            ->where(['certification_type_id' => $typeId, 'status' => CertificationStatus::Pending])
            ->whereNull(['evidence_at', 'decided_at'])
            ->whereNotIn('user_id', User::query()->whereIn('role_id', $this->roles($typeId))->select('id'))
            ->orderBy('id')
            ->get();
        foreach ($unneeded as $certification) {
            // The holder may be sending evidence at this moment.
            if (Certification::query()->whereKey($certification->id)->whereNull(['evidence_at', 'decided_at'])->delete() === 1) {
                $this->audit->record('certification.removed', $certification, $certification->only(['user_id', 'certification_type_id']));
            }
        }
    }

    /** Ids of the roles that need the type. */
    private function roles(int $typeId): Builder
    {
        $gated = DB::table('gated_abilities')->where('certification_type_id', $typeId)->pluck('ability');

        return DB::table('roles')->select('roles.id')
            ->whereIn('roles.id', DB::table('certification_type_role')->where('certification_type_id', $typeId)->select('role_id'))
            ->orWhereIn('roles.id', DB::table('role_abilities')->whereIn('ability', $gated)->select('role_id'))
            ->when($gated->contains(GatedAbility::HANDLES_PAYMENTS), static fn (Builder $roles): Builder => $roles->orWhere('roles.handles_payments', true));
    }
}
