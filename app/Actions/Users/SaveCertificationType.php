<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Enums\Ability;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\Role;
use App\Models\RoleAbility;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Creates or changes a certification type. A new requirement has a month of grace, see {@see GatedAbility}. */
final readonly class SaveCertificationType
{
    public function __construct(private AssignCertifications $assign, private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * @param  array<string, mixed>  $fields  title, description, valid_months, has_grace
     * @param  list<int>  $roleIds
     * @param  list<string>  $abilities
     * @param  int  $version  of the type when the form was opened; 0 for a new one
     *
     * @throws ChangedMeanwhileException when a colleague changed the type
     * @throws ValidationException when an ability would no longer need the type, and the editor can't edit roles
     */
    public function handle(?CertificationType $type, array $fields, array $roleIds, array $abilities, int $version, User $editor): CertificationType
    {
        return DB::transaction(function () use ($type, $fields, $roleIds, $abilities, $version, $editor): CertificationType {
            $current = $type === null ? new CertificationType : CertificationType::query()->lockForUpdate()->findOrFail($type->id);
            if ($type !== null && $current->version !== $version) {
                throw ChangedMeanwhileException::edited('this certification type');
            }
            $before = $type === null ? [] : $this->content($current);
            if (! $editor->hasAbility(Ability::ViewRoles)) {
                $this->refuseLoosening($current, (bool) $fields['has_grace'], $abilities);
            }
            $present = $type === null ? [] : $current->gatedAbilities()->pluck('ability')->all();
            $isGraceEnded = $type !== null && $current->has_grace && ! $fields['has_grace'];
            // A change of roles or abilities alone counts too.
            $current->fill([...$fields, 'version' => $version + 1])->save();
            $current->roles()->sync($roleIds);
            // Kept requirements keep their time, so that saving doesn't renew the grace.
            $current->gatedAbilities()->whereNotIn('ability', $abilities)->delete();
            foreach ($abilities as $ability) {
                GatedAbility::query()->firstOrCreate(['ability' => $ability], ['certification_type_id' => $current->id]);
            }
            $this->assign->handle();
            $this->tellUsersWithout($isGraceEnded ? $abilities : array_values(array_diff($abilities, $present)));
            $after = $this->content($current->refresh());
            if ($after !== $before) {
                $this->audit->record(
                    $type === null ? 'certification_type.created' : 'certification_type.updated',
                    $current,
                    array_diff_assoc($before, $after),
                    array_diff_assoc($after, $before),
                );
            }

            return $current;
        });
    }

    /**
     * Open pages fetch the abilities, and connections close, because channels were authorised with the former ones.
     *
     * @param  list<string>  $abilities
     */
    private function tellUsersWithout(array $abilities): void
    {
        $users = array_values(collect($abilities)->flatMap(self::usersLosing(...))->unique()->all());
        $this->outbox->broadcast([OutgoingEvent::personal($users, ['type' => 'access_changed'])]);
        foreach ($users as $userId) {
            event(new StaffSessionsEnded($userId));
        }
    }

    /** @return list<int> active users whose role has the right, without the certification that it needs */
    private static function usersLosing(string $ability): array
    {
        $roles = $ability === GatedAbility::HANDLES_PAYMENTS
            ? Role::query()->where('handles_payments', true)->select('id')
            : RoleAbility::query()->where('ability', $ability)->select('role_id');

        return array_values(User::query()->where('is_active', true)->whereIn('role_id', $roles)
            ->whereIn('id', GatedAbility::usersWithout($ability))->orderBy('id')->get(['id'])->modelKeys());
    }

    /**
     * A gate limits what roles give, so only colleagues who can edit roles loosen it.
     *
     * @param  list<string>  $abilities
     */
    private function refuseLoosening(CertificationType $type, bool $hasGrace, array $abilities): void
    {
        $present = array_values($type->gatedAbilities()->orderBy('ability')->pluck('ability')->all());
        $removed = array_map(GatedAbility::label(...), array_values(array_diff($present, $abilities)));
        $errors = array_filter([
            'abilities' => $removed === [] ? null : 'Only colleagues who can edit roles can remove abilities. Add these again: '.implode(', ', $removed).'.',
            'has_grace' => $present !== [] && $hasGrace && ! $type->has_grace ? 'Only colleagues who can edit roles can switch this on.' : null,
        ]);
        if ($errors !== []) {
            throw ValidationException::withMessages($errors);
        }
    }

    /** @return array<string, string> */
    private function content(CertificationType $type): array
    {
        return [
            'title' => $type->title,
            'description' => $type->description,
            'valid_months' => (string) $type->valid_months,
            'has_grace' => $type->has_grace ? 'yes' : 'no',
            'roles' => $type->roles()->orderBy('roles.id')->pluck('roles.title')->implode(', '),
            'abilities' => $type->gatedAbilities()->orderBy('ability')->pluck('ability')->implode(', '),
        ];
    }
}
