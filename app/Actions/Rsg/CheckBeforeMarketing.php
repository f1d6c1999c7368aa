<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopCheckPurpose;
use App\Enums\GatePurpose;
use App\Models\Client;
use App\Models\User;

/**
 * Asks the BetStop register about the recipients of marketing whose answer is too old or missing, unless the gate refuses them for another
 * reason. Call it before the transaction that contacts them. The gate then refuses people without a valid answer.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no marketing to a registered individual.)
 */
final readonly class CheckBeforeMarketing
{
    private const CALL = 500;

    public function __construct(private ProtectionGate $gate, private AskRegister $register) {}

    /**
     * @param  list<int>  $clientIds  of any number
     * @return bool whether the register had to be asked about any of them
     */
    public function handle(array $clientIds, GatePurpose $purpose, User $by): bool
    {
        $unchecked = [];
        foreach ($this->gate->decideEach($clientIds, $purpose) as $id => $decision) {
            if ($decision->lacksOnlyCheck()) {
                $unchecked[] = $id;
            }
        }
        foreach (array_chunk($unchecked, self::CALL) as $ids) {
            $this->register->handle(Client::query()->whereKey($ids)->orderBy('id')->get()->all(), BetstopCheckPurpose::Contact, $by);
        }

        return $unchecked !== [];
    }
}
