<?php

declare(strict_types=1);

namespace App\Queries\Shell;

use App\Data\Shared\AuthUser;
use App\Data\Shared\CertificationTypeData;
use App\Data\Shared\Impersonator;
use App\Data\Shared\PendingCertification;
use App\Data\Shared\WithheldAbility;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\GatedAbility;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The signed-in user for every page: two queries, and one more while impersonating. */
final readonly class SharedUserQuery
{
    public function __construct(private CurrentImpersonation $impersonation) {}

    public function of(User $user): AuthUser
    {
        $rows = $this->rows($user);
        $pending = self::pendingCertifications($rows, $user->withheldAbilities());

        return DataFactory::make(AuthUser::class, $user, [
            'photo' => $user->photoUrl(), 'can' => $this->can($user), 'has_pending_certifications' => $pending !== [], 'pending_certifications' => $pending,
            'unread_website_updates' => (int) ($rows->first()->unread_updates ?? 0),
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
     * Pending certifications, and the unread website updates in each row. One read without models, because every page needs it.
     *
     * @return Collection<int, stdClass> one row without a certification when none is pending
     */
    private function rows(User $user): Collection
    {
        $unread = DB::table('website_updates')
            ->whereNull('deleted_at')
            ->where('published_at', '<=', now())
            ->whereRaw(
                'published_at > coalesce((select seen_at from website_update_visits where user_id = users.id), users.created_at)',
            )
            ->selectRaw('count(*)');

        return DB::table('users')
            ->where('users.id', $user->id)
            ->leftJoin(
                'certifications',
                static fn (JoinClause $join) => $join
                    ->on('certifications.user_id', '=', 'users.id')
                    ->where('certifications.status', CertificationStatus::Pending->value),
            )
            ->leftJoin('certification_types', 'certification_types.id', '=', 'certifications.certification_type_id')
            ->orderBy('certifications.id')
            ->select(['certifications.id', 'certification_types.title', 'certification_types.description'])->selectSub($unread, 'unread_updates')->get();
    }

    /**
     * @param  Collection<int, stdClass>  $rows
     * @param  array<string, WithheldAbility>  $withheld
     * @return list<PendingCertification>
     */
    private static function pendingCertifications(Collection $rows, array $withheld): array
    {
        return array_values(
            $rows
                ->whereNotNull('id')
                ->map(
                    static fn (stdClass $row): PendingCertification => new PendingCertification(
                        (int) $row->id,
                        new CertificationTypeData($row->title, $row->description),
                        array_values(
                            array_map(
                                static fn (WithheldAbility $one): string => GatedAbility::label($one->ability),
                                array_filter(
                                    $withheld,
                                    static fn (WithheldAbility $one): bool => $one->certification === $row->title,
                                ),
                            ),
                        ),
                    ),
                )
                ->all(),
        );
    }
}
