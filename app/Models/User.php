<?php

declare(strict_types=1);

namespace App\Models;

use App\Models\Concerns\HasFullName;
use App\Models\Concerns\HoldsAbilities;
use App\Models\Concerns\RecordsAnswers;
use Carbon\CarbonImmutable;
use Database\Factories\UserFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\Relations\HasOne;
use Illuminate\Database\Eloquent\SoftDeletes;
use Illuminate\Foundation\Auth\User as Authenticatable;
use Illuminate\Notifications\Notifiable;
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
    use HasApiTokens, HasFactory, HasFullName, HoldsAbilities, Notifiable, RecordsAnswers, SoftDeletes;

    public const READ_ONLY = 'is_read_only';

    public const TOO_NEW = 'Your account is less than 7 days old, so another colleague must confirm this.';

    public const REQUESTER_TOO_NEW = 'The person who asked has had their account for less than 7 days, so this can’t be confirmed yet.';

    private const NEW_DAYS = 7;

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
        'version' => 1,
    ];

    private const ACCOUNT_FIELDS = [
        'first_name', 'last_name', 'email', 'mobile_e164', 'phone_extension', 'role_id', 'manager_id', 'timezone', 'is_developer_staff', 'is_executive_staff',
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
            'version' => 'integer',
        ];
    }

    /** Increases with each change of the account, so that open forms with older values notice. */
    protected static function booted(): void
    {
        self::updating(static function (self $user): void {
            if ($user->isDirty(self::ACCOUNT_FIELDS)) {
                $user->version++;
            }
        });
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

    /** @return HasOne<UserInvitation, $this> */
    public function invitation(): HasOne
    {
        return $this->hasOne(UserInvitation::class);
    }

    /** @return HasOne<SecondFactorReset, $this> */
    public function secondFactorReset(): HasOne
    {
        return $this->hasOne(SecondFactorReset::class)->chaperone('user');
    }

    /** False until the invitation is accepted. */
    public function hasPassword(): bool
    {
        return $this->password_changed_at !== null || $this->last_signed_in_at !== null;
    }

    /** Saves the end of a visit, unless a later one is known. The dashboard shows what changed since then. */
    public function left(CarbonImmutable $at): void
    {
        if ($this->last_signed_out_at === null || $at->isAfter($this->last_signed_out_at)) {
            $this->forceFill(['last_signed_out_at' => $at])->save();
        }
    }

    /** Can't be the second person of a decision yet. Otherwise a colleague could invite an account of their own and decide alone. */
    public function isNew(): bool
    {
        return $this->created_at->isAfter(now()->subDays(self::NEW_DAYS));
    }

    /** Executives only read. RoutePolicy lists the few routes where they write. */
    public function isReadOnly(): bool
    {
        return $this->answer(self::READ_ONLY, $this->is_executive_staff && ! $this->is_developer_staff);
    }

    /** The URL changes with the photo, so browsers can cache it. */
    public function photoUrl(): ?string
    {
        return $this->photo_path === null ? null : route('users.photo', ['user' => $this, 'v' => md5($this->photo_path)]);
    }
}
