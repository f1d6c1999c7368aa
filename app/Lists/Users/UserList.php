<?php

declare(strict_types=1);

namespace App\Lists\Users;

use App\Data\Users\UserRow;
use App\Enums\UserListView;
use App\Enums\UserStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\SecondFactorReset;
use App\Models\User;
use App\Support\DataFactory;
use App\Support\LikeText;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<UserRow> */
final readonly class UserList extends ListDefinition
{
    public const KEY = 'users';

    public const TITLE = 'Users';

    public const ID_COLUMN = 'users.id';

    public const DEFAULT_ORDER = 'full_name';

    public const COLLEAGUES = ['manager' => 'manager_id'];

    public const PARAMETERS = ['is_active' => UserListView::class];

    public const SEARCH_HINT = 'Name or email';

    public function sorts(): array
    {
        return [Sort::by('full_name', 'users.first_name', 'users.last_name'), Sort::nullable('last_signed_in_at', 'users.last_signed_in_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::ids('role', 'Role', 'users.role_id'),
            ChoiceFilter::ids('team', 'Team', 'users.manager_id', isNullable: true),
            new YesNoFilter(
                'second_factor',
                'Second factor',
                'users.totp_confirmed_at',
                isTime: true,
                labels: ['trueLabel' => 'Set up', 'falseLabel' => 'Not set up'],
                isRare: false,
            ),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Name', sort: 'full_name')->csv()->csv('Email', static fn (UserRow $user): string => $user->email),
            Column::of('role_title', 'Role')->csv()
                ->csv('Developer', static fn (UserRow $user): bool => $user->is_developer_staff)
                ->csv('Executive', static fn (UserRow $user): bool => $user->is_executive_staff),
            Column::of('manager_name', 'Team')->csv('Manager'),
            Column::of('last_signed_in_at', 'Last sign-in', sort: 'last_signed_in_at')->csvTime(),
            Column::of('has_second_factor', 'Second factor')->csv(),
            Column::of('status', 'Status')->csv(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('users')->whereNull('users.deleted_at');
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $view = UserListView::of($parameters->values, 'is_active');

        return $view === UserListView::All ? $rows : $rows->where('users.is_active', $view === UserListView::Active);
    }

    /** Each word begins a name, or the text is part of the email address. */
    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $rows->where(static fn (Builder $any): Builder => LikeText::contains(LikeText::names($any, 'users', $text), 'users.email', $text, 'or'));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->join('roles', 'roles.id', '=', 'users.role_id')
            ->leftJoin('second_factor_resets', 'second_factor_resets.user_id', '=', 'users.id')
            ->leftJoin('user_invitations', 'user_invitations.user_id', '=', 'users.id')
            ->select([
                'users.id',
                'users.first_name',
                'users.last_name',
                'users.email',
                'users.photo_path',
                'users.is_active',
                'users.is_developer_staff',
                'users.is_executive_staff',
                'users.last_signed_in_at',
                'users.totp_confirmed_at',
                'roles.title as role_title',
                'user_invitations.expires_at as invited_until',
                'second_factor_resets.created_at as reset_requested_at',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): UserRow
    {
        return DataFactory::make(UserRow::class, $row, [
            'photo' => (new User)->forceFill(['id' => $row->id, 'photo_path' => $row->photo_path])->photoUrl(),
            'has_second_factor' => $row->totp_confirmed_at !== null,
            'awaits_reset' => $row->reset_requested_at !== null && (new SecondFactorReset)->forceFill(['created_at' => $row->reset_requested_at])->isLive(),
            'status' => UserStatus::of((bool) $row->is_active, $row->invited_until === null ? null : CarbonImmutable::parse($row->invited_until)),
        ]);
    }
}
