<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\RoleChange;
use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Enums\RoleDuty;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Role;
use App\Models\User;
use App\Support\OperationRefusedException;

/** Changes the rights of a role that the caller has locked. They apply from the users' next requests. */
final readonly class ApplyRoleChange
{
    public function __construct(private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * @param  array<string, mixed>  $reasons  for the activity log
     *
     * @throws OperationRefusedException when too few users could edit roles afterwards
     */
    public function handle(Role $held, RoleChange $change, array $reasons, User $actor): void
    {
        foreach (RoleDuty::cases() as $duty) {
            $held->setAttribute(
                $duty->value,
                (in_array($duty->value, $change->added, true) || $held->getAttribute($duty->value))
                    && ! in_array($duty->value, $change->removed, true),
            );
        }
        $held->version++;
        $held->save();
        $held->abilities()->whereIn('ability', $change->removed)->delete();
        $held
            ->abilities()
            ->createMany(
                array_map(
                    static fn (string $name): array => ['ability' => $name],
                    array_filter($change->added, static fn (string $name): bool => Ability::tryFrom($name) !== null),
                ),
            );
        if (in_array(Ability::ViewRoles->value, $change->removed, true)) {
            RoleRights::refuseTooFewEditors();
        }
        $this->audit->record('role.abilities_changed', $held, [], ['role' => $held->title, ...array_filter($change->inWords()), ...$reasons], $actor->id);
        $this->tellUsers($held, $change->removed !== [] || in_array(Ability::CanViewDatabaseOnly->value, $change->added, true));
    }

    /**
     * Open pages fetch the new abilities.
     *
     * @param  bool  $isReduced  closes their connections, because channels were authorised with the former abilities
     */
    private function tellUsers(Role $role, bool $isReduced): void
    {
        $users = array_values(User::query()->where('role_id', $role->id)->where('is_active', true)->get(['id'])->modelKeys());
        $this->outbox->broadcast([OutgoingEvent::personal($users, ['type' => 'access_changed'])]);
        foreach ($isReduced ? $users : [] as $userId) {
            event(new StaffSessionsEnded($userId));
        }
    }
}
