<?php

declare(strict_types=1);

namespace App\Http\Controllers\UserProfile;

use App\Actions\UserProfile\UpdateProfile;
use App\Data\Shared\WithheldAbility;
use App\Data\UserProfile\UserProfilePage;
use App\Domain\Auth\SecretFlash;
use App\Enums\ProfileTab;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\UserProfile\UpdateNotificationsRequest;
use App\Http\Requests\UserProfile\UpdateProfileRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Certification;
use App\Models\User;
use App\Queries\UserProfile\UserProfileQuery;
use App\Queries\Users\CertificationPersonQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;

final class UserProfileController
{
    use AnswersChange;

    public function edit(Request $request, #[CurrentUser] User $user, UserProfileQuery $query, CertificationPersonQuery $people, SecretFlash $secrets): Response
    {
        $tab = $this->tab($request);
        $showsSecurity = $tab === ProfileTab::Security && $user->can('changeOwnCredentials');
        /** @var list<string>|null $newCodes */
        $newCodes = $showsSecurity ? $secrets->take(SecretFlash::RECOVERY_CODES) : null;

        $page = Inertia::render(
            'UserProfile/Edit',
            new UserProfilePage(
                tab: $tab,
                profile: $tab === ProfileTab::Profile ? $query->profile($user) : null,
                security: $showsSecurity ? $query->security($user, $newCodes) : null,
                certifications: $tab === ProfileTab::Certifications ? $people->certifications($user) : null,
                notifications: $tab === ProfileTab::Notifications ? $query->notifications($user) : null,
                training: $tab === ProfileTab::Certifications ? $people->training($user) : [],
                withheld: $tab === ProfileTab::Certifications
                    ? array_values(
                        array_unique(
                            array_map(
                                static fn (WithheldAbility $withheld): string => $withheld->reason(),
                                $user->withheldAbilities(),
                            ),
                        ),
                    )
                    : [],
                can_review: $tab === ProfileTab::Certifications && $user->can('reviewAny', Certification::class),
            ),
        );
        if ($newCodes !== null) {
            // After rendering, so that the next page removes the codes from the browser's history.
            Inertia::clearHistory();
        }

        return $page;
    }

    public function update(UpdateProfileRequest $request, #[CurrentUser] User $user, UpdateProfile $updateProfile): RedirectResponse
    {
        return $this->saved(
            static fn () => $updateProfile->handle($user, Arr::except($request->validated(), 'version'), $request->integer('version')),
            'Profile saved.',
        );
    }

    public function notifications(UpdateNotificationsRequest $request, #[CurrentUser] User $user, UpdateProfile $updateProfile): RedirectResponse
    {
        $updateProfile->handle($user, $request->validated());

        return back();
    }

    private function tab(Request $request): ProfileTab
    {
        $tab = $request->query('tab');

        return (is_string($tab) ? ProfileTab::tryFrom($tab) : null) ?? ProfileTab::Profile;
    }
}
