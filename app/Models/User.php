<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\Ability;
use Database\Factories\UserFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\SoftDeletes;
use Illuminate\Foundation\Auth\User as Authenticatable;
use Illuminate\Notifications\Notifiable;
use Illuminate\Support\Facades\DB;
use Laravel\Sanctum\HasApiTokens;

/**
 * A member of staff.
 *
 * @property ?list<string> $recovery_codes hashes of the unused codes
 *
 * @mixin UserProperties
 */
final class User extends Authenticatable
{
    /** @use HasFactory<UserFactory> */
    use HasApiTokens, HasFactory, Notifiable, SoftDeletes;

    /** @var array<int, array{name: string, handles_payments: bool, approves_large_withdrawals: bool, abilities: array<string, true>}> by role */
    private array $roles = [];

    /** @var string named here because deriving it loads the inflector, on every page */
    protected $table = 'users';

    /** @var list<string> */
    protected $hidden = ['password', 'totp_secret', 'recovery_codes'];

    /** @var array<string, mixed> null too, because signed-in users of tests are not read back from the database */
    protected $attributes = [
        'mobile_e164' => null,
        'photo_path' => null,
        'manager_id' => null,
        'totp_secret' => null,
        'totp_confirmed_at' => null,
        'recovery_codes' => null,
        'password_changed_at' => null,
        'last_signed_in_at' => null,
        'last_signed_out_at' => null,
        'timezone' => 'Australia/Melbourne',
        'is_active' => true,
        'is_developer_staff' => false,
        'is_executive_staff' => false,
        'totp_last_step' => 0,
        'security_version' => 1,
        'plays_notification_sound' => true,
        'shows_toasts' => true,
        'shows_browser_notifications' => false,
        'counts_in_title' => false,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'password' => 'hashed',
            'is_active' => 'boolean',
            'is_developer_staff' => 'boolean',
            'is_executive_staff' => 'boolean',
            'totp_secret' => 'encrypted',
            'totp_confirmed_at' => 'immutable_datetime',
            'totp_last_step' => 'integer',
            'recovery_codes' => 'encrypted:array',
            'security_version' => 'integer',
            'password_changed_at' => 'immutable_datetime',
            'plays_notification_sound' => 'boolean',
            'shows_toasts' => 'boolean',
            'shows_browser_notifications' => 'boolean',
            'counts_in_title' => 'boolean',
            'last_signed_in_at' => 'immutable_datetime',
            'last_signed_out_at' => 'immutable_datetime',
        ];
    }

    public function getFullNameAttribute(): string
    {
        return trim("{$this->first_name} {$this->last_name}");
    }

    /** There is no remember-me token. A trusted device skips the second factor, never the password. */
    public function getRememberTokenName(): string
    {
        return '';
    }

    /** @return BelongsTo<Role, $this> */
    public function role(): BelongsTo
    {
        return $this->belongsTo(Role::class);
    }

    /** @return BelongsTo<User, $this> */
    public function manager(): BelongsTo
    {
        return $this->belongsTo(self::class, 'manager_id');
    }

    /** @return HasMany<RoleAbility, $this> */
    public function roleAbilities(): HasMany
    {
        return $this->hasMany(RoleAbility::class, 'role_id', 'role_id');
    }

    /** @return HasMany<Certification, $this> */
    public function certifications(): HasMany
    {
        return $this->hasMany(Certification::class);
    }

    /** @return HasMany<TrustedDevice, $this> */
    public function trustedDevices(): HasMany
    {
        return $this->hasMany(TrustedDevice::class);
    }

    /** Read once per request, so that a change of the role applies from the next request. */
    public function hasAbility(Ability $ability): bool
    {
        return isset($this->roleWithAbilities()['abilities'][$ability->value]);
    }

    /** Executives only read. RoutePolicy lists the few routes where they write. */
    public function isReadOnly(): bool
    {
        return $this->is_executive_staff && ! $this->is_developer_staff;
    }

    /** Can decide deposits and withdrawals. Read together with the abilities. */
    public function handlesPayments(): bool
    {
        return $this->roleWithAbilities()['handles_payments'];
    }

    /** Can approve from the second-approver threshold. Read together with the abilities. */
    public function approvesLargeWithdrawals(): bool
    {
        return $this->roleWithAbilities()['approves_large_withdrawals'];
    }

    /** A value of StaffRole. Read together with the abilities. */
    public function roleName(): string
    {
        return $this->roleWithAbilities()['name'];
    }

    /**
     * Names only: loading a developer's forty ability models would cost more than the page's rows.
     *
     * @return array{name: string, handles_payments: bool, approves_large_withdrawals: bool, abilities: array<string, true>}
     */
    private function roleWithAbilities(): array
    {
        if (! isset($this->roles[$this->role_id])) {
            $rows = DB::table('roles')->where('roles.id', $this->role_id)->leftJoin('role_abilities', 'role_abilities.role_id', '=', 'roles.id')
                ->get(['roles.name', 'roles.handles_payments', 'roles.approves_large_withdrawals', 'role_abilities.ability']);
            $this->roles[$this->role_id] = [
                'name' => $rows->first()->name ?? '',
                'handles_payments' => (bool) ($rows->first()->handles_payments ?? false),
                'approves_large_withdrawals' => (bool) ($rows->first()->approves_large_withdrawals ?? false),
                'abilities' => array_fill_keys($rows->pluck('ability')->filter()->all(), true),
            ];
        }

        return $this->roles[$this->role_id];
    }

    /** The URL changes with the photo, so browsers can cache it. */
    public function photoUrl(): ?string
    {
        return $this->photo_path === null ? null : route('users.photo', ['user' => $this, 'v' => md5($this->photo_path)]);
    }
}
