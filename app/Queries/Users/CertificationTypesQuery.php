<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Lists\Choice;
use App\Data\Users\CertificationTypeRow;
use App\Data\Users\CertificationTypesPage;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\RoleDuty;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\Role;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Support\Facades\DB;

/** All certification types: an organisation has a handful. */
final readonly class CertificationTypesQuery
{
    public function page(User $viewer): CertificationTypesPage
    {
        return new CertificationTypesPage(
            $this->types(),
            Choice::of(
                Role::query()
                    ->orderBy('title')
                    ->get(['id', 'title']),
                'title',
            ),
            self::abilities(),
            $viewer->can('takeDecisions'),
        );
    }

    /** @return list<Choice> rights that can need a certification, without those that renew certifications and loosen requirements */
    public static function abilities(): array
    {
        $abilities = array_filter(
            Ability::all(),
            static fn (Ability $ability): bool => ! in_array($ability, [Ability::ViewCertificationTypes, Ability::ViewRoles], true),
        );

        return [
            new Choice(GatedAbility::HANDLES_PAYMENTS, RoleDuty::HandlesPayments->label()),
            ...array_values(array_map(static fn (Ability $ability): Choice => new Choice($ability->value, $ability->label()), $abilities)),
        ];
    }

    /** @return list<CertificationTypeRow> */
    private function types(): array
    {
        // A colleague who renewed early holds two until the old one ends.
        $counts = DB::table('certifications')->join('users', 'users.id', '=', 'certifications.user_id')->where('users.is_active', true)
            ->groupBy('certification_type_id')->select('certification_type_id')
            ->selectRaw('count(distinct case when status in (?, ?) then user_id end) as held', [CertificationStatus::Valid->value, CertificationStatus::Expiring->value])
            ->selectRaw('count(distinct case when status = ? then user_id end) as pending', [CertificationStatus::Pending->value])
            ->get()->keyBy('certification_type_id');

        return array_values(
            CertificationType::query()
                ->with(['roles', 'gatedAbilities'])
                ->orderBy('title')
                ->get()
                ->map(
                    static fn (CertificationType $type): CertificationTypeRow => DataFactory::make(
                        CertificationTypeRow::class,
                        $type,
                        [
                            'role_ids' => array_map(strval(...), $type->roles->modelKeys()),
                            'role_titles' => $type->roles->pluck('title')->sort()->values()->all(),
                            'abilities' => $type->gatedAbilities->pluck('ability')->sort()->values()->all(),
                            'held_count' => (int) ($counts->get($type->id)->held ?? 0),
                            'pending_count' => (int) ($counts->get($type->id)->pending ?? 0),
                        ],
                    ),
                )
                ->all(),
        );
    }
}
