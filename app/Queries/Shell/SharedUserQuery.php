<?php

declare(strict_types=1);

namespace App\Queries\Shell;

use App\Data\Shared\AuthUser;
use App\Data\Shared\CertificationTypeData;
use App\Data\Shared\Impersonator;
use App\Data\Shared\PendingCertification;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The signed-in user for every page: two queries, and one more while impersonating. */
final readonly class SharedUserQuery
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function of(User $user): AuthUser
    {
        $pending = $this->pendingCertifications($user);

        return DataFactory::make(AuthUser::class, $user, [
            'photo' => $user->photoUrl(), 'can' => $this->can($user), 'has_pending_certifications' => $pending !== [], 'pending_certifications' => $pending,
        ]);
    }

    public function impersonator(): ?Impersonator
    {
        $current = $this->impersonation->find();

        return $current === null ? null : new Impersonator($current->actor->full_name, $this->impersonation->endsAt($current));
    }

    /** @return array<string, bool> */
    private function can(User $user): array
    {
        $can = [];
        foreach (Ability::cases() as $ability) {
            $can[$ability->value] = $user->hasAbility($ability);
        }

        return [...$can, 'impersonating' => $this->impersonation->find() !== null];
    }

    /**
     * One joined read without models, because every page needs it.
     *
     * @return list<PendingCertification>
     */
    private function pendingCertifications(User $user): array
    {
        return array_values(DB::table('certifications')
            ->join('certification_types', 'certification_types.id', '=', 'certifications.certification_type_id')
            ->where('certifications.user_id', $user->id)
            ->where('certifications.status', CertificationStatus::Pending->value)
            ->orderBy('certifications.id')
            ->get(['certifications.id', 'certification_types.title', 'certification_types.description'])
            ->map(static fn (stdClass $row): PendingCertification => new PendingCertification(
                (int) $row->id,
                new CertificationTypeData($row->title, $row->description),
            ))
            ->all());
    }
}
