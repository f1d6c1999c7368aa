<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Actions\Users\ChangeRoleRights;
use App\Actions\Users\DecideRoleProposal;
use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Enums\RoleProposalStatus;
use App\Models\AuditEvent;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use Closure;
use Tests\Support\AttemptsChanges;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Several colleagues decide one proposal, or change one role, at the same moment. */
final class SimultaneousRoleDecisionsTest extends TestCase
{
    use AttemptsChanges, SharedDatabase;

    private Role $role;

    /** @var list<int> */
    private array $editors;

    protected function setUp(): void
    {
        parent::setUp();
        $this->role = Role::query()->create(['name' => 'night', 'title' => 'Night shift', 'description' => 'Answers at night.']);
        $this->editors = array_values(User::factory()->withAbilities(Ability::ViewRoles)->createMany(4)->modelKeys());
    }

    public function test_only_one_of_several_decisions_is_made(): void
    {
        $author = User::factory()->withAbilities(Ability::ViewRoles)->createOne();
        $proposal = app(ChangeRoleRights::class)->handle($this->role, RoleRights::of(['viewDeposits']), 1, 'Deposits at night', $author);
        $decisions = [RoleProposalStatus::Confirmed, RoleProposalStatus::Rejected, RoleProposalStatus::Confirmed, RoleProposalStatus::Confirmed];

        $outcomes = $this->crowd()->act(array_map(fn (int $editor, RoleProposalStatus $decision): Closure => static function (Closure $wait) use ($editor, $decision): string {
            [$proposal, $user] = [RoleProposal::query()->sole(), User::query()->findOrFail($editor)];
            $wait();

            return self::attempt(static fn () => app(DecideRoleProposal::class)->handle($proposal, $decision, $decision === RoleProposalStatus::Rejected ? 'Not at night' : null, $user));
        }, $this->editors, $decisions));

        $this->assertEqualsCanonicalizing(['done', 'refused', 'refused', 'refused'], $outcomes);
        $isConfirmed = $proposal?->refresh()->status === RoleProposalStatus::Confirmed;
        $this->assertSame([$isConfirmed ? ['viewDeposits'] : [], $isConfirmed ? 2 : 1], [RoleRights::held($this->role->refresh()->load('abilities'))->names, $this->role->version]);
        $this->assertSame(1, AuditEvent::query()->whereIn('action', ['role.abilities_changed', 'role.change_rejected'])->count());
    }

    public function test_only_one_of_several_changes_of_one_version_is_saved(): void
    {
        $rights = ['viewClients', 'viewGuides', 'viewServices', 'viewPhoneLogs'];

        $outcomes = $this->crowd()->act(array_map(fn (int $editor, string $right): Closure => function (Closure $wait) use ($editor, $right): string {
            [$role, $user] = [Role::query()->where('name', 'night')->sole(), User::query()->findOrFail($editor)];
            $wait();

            return self::attempt(static fn () => app(ChangeRoleRights::class)->handle($role, RoleRights::of([$right]), 1, 'The night shift needs it', $user));
        }, $this->editors, $rights));

        $this->assertEqualsCanonicalizing(['done', 'refused', 'refused', 'refused'], $outcomes);
        $this->assertSame([1, 2], [$this->role->abilities()->count(), $this->role->refresh()->version]);
    }
}
