<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\GatePurpose;
use Carbon\CarbonImmutable;

/**
 * The rules of the gate. They read nothing, so one person and a hundred thousand get the same answer.
 *
 * - An excluded person gets no message, call, bonus, credit or account (Interactive Gambling Act 2001 (Cth), Part 7B, for the BetStop
 *   register; NT Code of Practice for Responsible Service of Online Gambling for self-exclusions). Withdrawals and corrections of
 *   mistakes are never refused: the money is theirs (docs/decisions/0061).
 * - Marketing needs consent that was not withdrawn, and a way to identify the sender (Spam Act 2003 (Cth), ss 16–18). The business
 *   relationship of an account is inferred consent (Schedule 2, clause 2); a lead's or DB client's must be recorded.
 * - Marketing needs a valid answer of the register: it was checked for this person and is not too old.
 * - So does an account that opens for the first time or again (Part 7B). A Pending account without any answer gets no credit and no site account.
 * - Marketing keeps to the hours of ContactHours.
 * - Marketing and bonuses stop during a time-out, after a serious RSG event, and while a request for a time-out, a self-exclusion or
 *   account closure is undecided. A time-out also stops credits and new site accounts. Service messages stay possible.
 * - All of this applies to the person, on every account. So does an opt-out: STOP on one account ends SMS and calls on the others, STOP of
 *   a lead ends marketing SMS and calls, and a DB client who asked us to stop gets no marketing on any record.
 */
final readonly class GateRules
{
    /** Written on each receipt. Change it with every change of the rules. */
    public const VERSION = '2026-12-01.1';

    private const MOBILE = '+614';

    /** @return list<Refusal> */
    public static function refusals(GateInput $input, GatePurpose $purpose, CarbonImmutable $at): array
    {
        if ($purpose->isOwnMoney()) {
            return [];
        }
        $address = self::address($input, $purpose);
        if ($address !== null) {
            return [$address];
        }

        return array_values(
            array_filter([
                ...self::record($input, $purpose),
                ...self::exclusions($input, $purpose),
                ...self::contact($input, $purpose),
                ...$purpose->isMarketing() ? self::marketing($input, $purpose, $at) : [],
                $purpose === GatePurpose::Reopening && self::needsBetstopCheck($input, $at)
                    ? new Refusal(
                        'betstop_check',
                        'The BetStop register gave no valid answer about this client, so the account can’t be opened. Try again later.',
                    )
                    : null,
                ($purpose->isCredit() || $purpose === GatePurpose::SiteAccount)
                && $input->status === ClientStatus::Pending
                && $input->betstopState === BetstopState::Unchecked
                    ? new Refusal(
                        'betstop_check',
                        'This account is Pending and the BetStop register gave no answer about the client yet. Run a BetStop check first.',
                    )
                    : null,
            ]),
        );
    }

    /** Whether a Pending or Closed account lacks a valid answer `clear` about the client's present details. */
    public static function needsBetstopCheck(GateInput $input, CarbonImmutable $at): bool
    {
        return in_array($input->status, [ClientStatus::Pending, ClientStatus::Closed], true)
            && $input->betstopState !== BetstopState::Registered
            && ! self::isClear($input, $at);
    }

    /** Not when the identity has changed since the answer, which makes the client unchecked. */
    private static function isClear(GateInput $input, CarbonImmutable $at): bool
    {
        return $input->betstopState !== BetstopState::Unchecked && $input->clearUntil !== null && $input->clearUntil > $at;
    }

    /** A missing number or email address is the only refusal then. */
    private static function address(GateInput $input, GatePurpose $purpose): ?Refusal
    {
        return match ($purpose->channel()) {
            null => null,
            ConsentChannel::Email => ($input->person->email ?? '') === '' ? new Refusal('no_email', 'There is no email address for this client.') : null,
            ConsentChannel::Sms => $input->phone() === null ? new Refusal('no_mobile', 'There is no mobile number for this client.') : null,
            ConsentChannel::Phone => $input->phone() === null ? new Refusal('no_phone', 'There is no phone number for this client.') : null,
        };
    }

    /** @return list<Refusal|null> by the marks and status of the client's own record */
    private static function record(GateInput $input, GatePurpose $purpose): array
    {
        $closes = $purpose->isCredit() || $purpose->isMarketing();

        return [
            $input->isDeleted && $purpose !== GatePurpose::AccountOpening
                ? new Refusal('deleted', self::subject($input, 'is no longer on file', $purpose))
                : null,
            $input->status === ClientStatus::Closed && $closes
                ? new Refusal(
                    'closed',
                    $purpose->isCredit()
                        ? "This account is closed and gets no {$purpose->noun()}."
                        : 'This account is closed. '.self::consequence($purpose),
                )
                : null,
            $input->betstopState === BetstopState::Registered
                ? new Refusal(
                    'betstop',
                    self::subject(
                        $input,
                        $purpose->isCredit() ? 'is on the BetStop register' : 'is registered with BetStop',
                        $purpose,
                    ),
                )
                : null,
            $input->isBarred ? new Refusal('barred', self::subject($input, 'is barred', $purpose)) : null,
        ];
    }

    /** @return list<Refusal> by other accounts of the person, lists, notices, time-outs, holds and opt-outs */
    public static function exclusions(GateInput $input, GatePurpose $purpose): array
    {
        $refusals = [];
        foreach ($input->exclusions as $match) {
            $isExclusion = $match->exclusion->isExclusion();
            $applies = match (true) {
                // Time-outs, holds and opt-outs are read only for the purposes that they stop.
                $match->certainty === ExclusionCertainty::SamePerson => true,
                // The number itself must not be contacted, and a new account of the household is looked at by a colleague.
                $match->sharesNumber => $isExclusion && ($purpose->channel() !== null || $purpose === GatePurpose::AccountOpening),
                default => false,
            };
            if ($applies) {
                $refusals[] = new Refusal($match->exclusion->list, "{$match->exclusion->reason}. ".self::consequence($purpose));
            } elseif (
                $match->certainty === ExclusionCertainty::Possible
                && $isExclusion
                && ($purpose->isMarketing()
                    || in_array($purpose, [GatePurpose::Bonus, GatePurpose::Reopening, GatePurpose::SiteAccount], true))
            ) {
                $refusals[] = new Refusal(
                    'possible_exclusion',
                    "{$match->exclusion->reason}. This may be the same person, so a colleague has to decide first.",
                );
            }
        }

        return $refusals;
    }

    /** @return list<Refusal|null> by opt-outs and the do-not-contact list */
    private static function contact(GateInput $input, GatePurpose $purpose): array
    {
        $isSms = $purpose->channel() === ConsentChannel::Sms;

        return match ($purpose->channel()) {
            null => [],
            ConsentChannel::Email => [
                isset($input->suppressed[(string) $input->person->email])
                    ? new Refusal('suppressed', 'This address is on the do-not-contact list.')
                    : null,
            ],
            default => [
                // The reply STOP also ends calls, and stays with the client who has a new number.
                $input->isOptedOut
                    ? new Refusal(
                        'opted_out',
                        $isSms ? 'This client has opted out of SMS.' : 'This client has opted out of SMS and calls.',
                    )
                    : null,
                isset($input->suppressed[(string) $input->phone()]) && ! ($isSms && $input->isOptedOut)
                    ? new Refusal('suppressed', 'This number is on the do-not-contact list.')
                    : null,
            ],
        };
    }

    /** @return list<Refusal|null> */
    private static function marketing(GateInput $input, GatePurpose $purpose, CarbonImmutable $at): array
    {
        $isClient = $input->type === 'client';
        $consent = $input->consents[$purpose->channel()->value ?? ''] ?? null;
        $isSms = $purpose === GatePurpose::MarketingSms;

        return [
            match (true) {
                $consent === ConsentBasis::None => new Refusal('consent_withdrawn', 'The consent to this channel was withdrawn.'),
                $consent === null && $isClient, $consent === ConsentBasis::Express, $consent === ConsentBasis::Inferred => null,
                default => new Refusal('no_consent', 'No consent to this channel is recorded.'),
            },
            $isSms && ! str_starts_with((string) $input->phone(), self::MOBILE)
                ? new Refusal('no_mobile', 'The number is not an Australian mobile.')
                : null,
            $isSms && ! self::hasSender()
                ? new Refusal(
                    'sender_id',
                    'The sender name is not registered, so carriers would mark the message as a likely scam.',
                )
                : null,
            $purpose === GatePurpose::MarketingEmail ? null : ContactHours::refusal($input->state(), $at),
            // Last, because the register is asked only without another refusal.
            self::isClear($input, $at)
                ? null
                : new Refusal(
                    'betstop_check',
                    $isClient
                        ? 'There is no valid BetStop check of this client. Run a check first.'
                        : 'The BetStop register gave no valid answer about this person. Try again later.',
                ),
        ];
    }

    /** A sender name must be on ACMA's SMS Sender ID Register, which is mandatory from 1 July 2026. A number needs no entry. */
    private static function hasSender(): bool
    {
        $sender = config()->string('paddock.sms.sender');

        return preg_match('/^\+?\d+$/', $sender) === 1 || in_array($sender, config()->array('paddock.sms.registered_senders'), true);
    }

    private static function subject(GateInput $input, string $is, GatePurpose $purpose): string
    {
        $who = $input->type === 'client' ? 'This client' : 'This person';

        return match (true) {
            $purpose->isCredit() => "{$who} {$is} and gets no {$purpose->noun()}.",
            $purpose->isOpening() => "{$who} {$is}. ".self::consequence($purpose),
            default => "{$who} {$is} and must not be contacted.",
        };
    }

    private static function consequence(GatePurpose $purpose): string
    {
        return match (true) {
            $purpose->isCredit() => "This client gets no {$purpose->noun()}.",
            $purpose === GatePurpose::Reopening => 'The account can only be closed and can’t be reopened.',
            $purpose === GatePurpose::AccountOpening => 'This person can’t hold an account.',
            $purpose === GatePurpose::SiteAccount => 'No site account can be opened, and open ones can only be closed.',
            default => 'This client must not be contacted.',
        };
    }
}
