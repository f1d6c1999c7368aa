<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Laravel\Sanctum\PersonalAccessToken;

final readonly class RevokeApiToken
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(PersonalAccessToken $token): void
    {
        DB::transaction(function () use ($token): void {
            // Two requests can arrive at once. Only the one that deletes the row is audited.
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
