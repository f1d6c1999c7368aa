<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Models\User;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;
use Laravel\Sanctum\PersonalAccessToken;

final readonly class RevokeApiToken
{
    public function __construct(private AuditTrail $audit) {}

    /** Whatever is sent with the token from now on is refused. */
    public function handle(PersonalAccessToken $token): void
    {
        DB::transaction(function () use ($token): void {
            // Two colleagues may press at once: the one whose delete counts writes it down.
            if (PersonalAccessToken::query()->whereKey($token->getKey())->delete() === 1) {
                $this->audit->record('api_token.revoked', $this->owner($token), before: ['id' => $token->getKey(), 'name' => $token->getAttribute('name')]);
            }
        });
    }

    private function owner(PersonalAccessToken $token): ?User
    {
        $owner = $token->tokenable()->getResults();

        return $owner instanceof User ? $owner : null;
    }
}
