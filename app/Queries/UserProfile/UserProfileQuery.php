<?php

declare(strict_types=1);

namespace App\Queries\UserProfile;

use App\Data\UserProfile\NotificationSettings;
use App\Data\UserProfile\ProfileData;
use App\Data\UserProfile\SecurityData;
use App\Data\UserProfile\SessionData;
use App\Data\UserProfile\TrustedDeviceData;
use App\Domain\Auth\DeviceName;
use App\Domain\Auth\RecoveryCodes;
use App\Domain\Auth\SessionRegistry;
use App\Domain\Auth\StaffPassword;
use App\Domain\Auth\TrustedDevices;
use App\Models\TrustedDevice;
use App\Models\User;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use stdClass;

/** The user's own account, one method per tab. */
final readonly class UserProfileQuery
{
    public function __construct(private TrustedDevices $devices, private SessionRegistry $sessions) {}

    public function profile(User $user): ProfileData
    {
        return DataFactory::make(ProfileData::class, $user, ['role_title' => $user->loadMissing('role')->role->title, 'photo' => $user->photoUrl()]);
    }

    /** @param  list<string>|null  $newRecoveryCodes */
    public function security(User $user, ?array $newRecoveryCodes): SecurityData
    {
        $left = count($user->recovery_codes ?? []);

        return new SecurityData(
            password_changed_at: $user->password_changed_at,
            password_min_length: StaffPassword::MIN,
            totp_confirmed_at: $user->totp_confirmed_at,
            recovery_codes_left: $left,
            has_few_recovery_codes: $left <= RecoveryCodes::FEW,
            new_recovery_codes: $newRecoveryCodes,
            devices: $this->devices($user),
            sessions: $this->sessions($user),
            can_list_sessions: $this->sessions->canList(),
        );
    }

    public function notifications(User $user): NotificationSettings
    {
        return DataFactory::make(NotificationSettings::class, $user);
    }

    /** @return list<TrustedDeviceData> */
    private function devices(User $user): array
    {
        $current = $this->devices->current($user)?->id;

        return array_values($user->trustedDevices()->where('expires_at', '>', now())->orderByDesc('last_used_at')->orderByDesc('id')->get()
            ->map(static fn (TrustedDevice $device): TrustedDeviceData => new TrustedDeviceData(
                $device->id, $device->name, $device->ip, $device->last_used_at, $device->expires_at, $device->id === $current,
            ))
            ->all());
    }

    /** @return list<SessionData> */
    private function sessions(User $user): array
    {
        return array_values($this->sessions->of($user)
            ->map(fn (stdClass $row): SessionData => new SessionData(
                SessionRegistry::nameOf($row->id),
                DeviceName::from($row->user_agent),
                $row->ip_address,
                CarbonImmutable::createFromTimestamp((int) $row->last_activity),
                $this->sessions->isCurrent($row->id),
            ))
            ->all());
    }
}
