/**
 * Atomic operations in Redis. KEYS[1] is the key prefix of an app, ARGV[1] the calling node.
 *
 * {base}nodes                set of nodes; {base}alive:{node} expires without heartbeats
 * {base}presence:{channel}   hash `user|node` → user_info; {base}members:{node} set of `channel user`, to clean up a dead node
 * {base}subscribers          hash `channel|node` → sockets; {base}connections hash node → sockets
 * {base}log                  stream of recent events, for nodes that lost their connection
 * {base}sent:{node}          number of a node's last event. Kept after a node is declared dead, because a frozen or disconnected
 *                            node may resend events without a confirmation
 * {base}used:{signature}      expires when the signature is too old; refuses repeated calls
 * {base}departing            sorted set of departures to report to webhooks, unless the member returns in time
 * {base}topic                channel for events and presence changes, as `{stream id} {JSON}`
 */
const COMMON = `
local base, node = KEYS[1], ARGV[1]
local members = redis.call('SMEMBERS', base .. 'nodes')

local function elsewhere(key, name, except)
    for _, other in ipairs(members) do
        if other ~= except and redis.call('HEXISTS', key, name .. '|' .. other) == 1 then
            return true
        end
    end
    return false
end

local function clock()
    local time = redis.call('TIME')
    return time[1] * 1000 + math.floor(time[2] / 1000)
end

local function publish(message)
    redis.call('PUBLISH', base .. 'topic', '0 ' .. message)
end

local function came(grace, departure)
    return grace > 0 and redis.call('ZREM', base .. 'departing', departure) == 0
end

local function went(grace, departure)
    if grace > 0 then
        redis.call('ZADD', base .. 'departing', clock() + grace, departure)
    end
end

local function depart(channel, user, from, grace)
    local key = base .. 'presence:' .. channel
    redis.call('SREM', base .. 'members:' .. from, channel .. ' ' .. user)
    if redis.call('HDEL', key, user .. '|' .. from) == 1 and not elsewhere(key, user, from) then
        publish(cjson.encode({ kind = 'left', channel = channel, userId = user }))
        went(grace, 'member_removed ' .. channel .. ' ' .. user)
    end
end

local function forget(gone, grace)
    for _, entry in ipairs(redis.call('SMEMBERS', base .. 'members:' .. gone)) do
        local channel, user = string.match(entry, '^(%S+) (.*)$')
        depart(channel, user, gone, grace)
    end
    for _, field in ipairs(redis.call('HKEYS', base .. 'subscribers')) do
        local channel, owner = string.match(field, '^(.*)|([^|]*)$')
        if owner == gone then
            redis.call('HDEL', base .. 'subscribers', field)
            if not elsewhere(base .. 'subscribers', channel, gone) then
                went(grace, 'channel_vacated ' .. channel)
            end
        end
    end
    redis.call('HDEL', base .. 'connections', gone)
    redis.call('SREM', base .. 'nodes', gone)
    redis.call('DEL', base .. 'members:' .. gone, base .. 'alive:' .. gone)
end
`;

/** ttl, grace, token → {was known, epoch}. Records a heartbeat and removes dead nodes. */
const BEAT = `
local ttl, grace = tonumber(ARGV[2]), tonumber(ARGV[3])
local known = redis.call('EXISTS', base .. 'alive:' .. node)
redis.call('SET', base .. 'alive:' .. node, '1', 'PX', ttl)
redis.call('SADD', base .. 'nodes', node)
redis.call('SETNX', base .. 'epoch', ARGV[4])
for _, other in ipairs(members) do
    if redis.call('EXISTS', base .. 'alive:' .. other) == 0 then
        forget(other, grace)
    end
end
return { known, redis.call('GET', base .. 'epoch') }
`;

/** grace. Removes the node when it stops. */
const QUIT = `
forget(node, tonumber(ARGV[2]))
redis.call('DEL', base .. 'sent:' .. node)
return 1
`;

/** grace, channel, user, info, limit (0: none), quiet, snapshot requested, message → {outcome, notify, hash of presence} */
const ENTER = `
local grace, channel, user = tonumber(ARGV[2]), ARGV[3], ARGV[4]
local limit, quiet, snapshot = tonumber(ARGV[6]), ARGV[7] == '1', ARGV[8] == '1'
if redis.call('EXISTS', base .. 'alive:' .. node) == 0 then
    return { 'unknown' }
end
local key = base .. 'presence:' .. channel
local first = redis.call('HEXISTS', key, user .. '|' .. node) == 0 and not elsewhere(key, user, node)
if first and limit > 0 then
    local users, count = {}, 0
    for _, field in ipairs(redis.call('HKEYS', key)) do
        local id = string.match(field, '^(.*)|[^|]*$')
        if not users[id] then
            users[id] = true
            count = count + 1
        end
    end
    if count >= limit then
        return { 'full', 0, snapshot and redis.call('HGETALL', key) or {} }
    end
end
redis.call('HSET', key, user .. '|' .. node, ARGV[5])
redis.call('SADD', base .. 'members:' .. node, channel .. ' ' .. user)
local tell = 0
if first then
    publish(ARGV[9])
    if came(grace, 'member_removed ' .. channel .. ' ' .. user) and not quiet then
        tell = 1
    end
end
return { 'in', tell, snapshot and redis.call('HGETALL', key) or {} }
`;

/** grace, channel, user */
const LEAVE = `
depart(ARGV[3], ARGV[4], node, tonumber(ARGV[2]))
return 1
`;

/** grace, connections, then repeated channel, count and previous count → newly occupied channels, or 'unknown' */
const COUNTS = `
local grace, key, told = tonumber(ARGV[2]), base .. 'subscribers', {}
if redis.call('EXISTS', base .. 'alive:' .. node) == 0 then
    return 'unknown'
end
redis.call('HSET', base .. 'connections', node, ARGV[3])
for at = 4, #ARGV, 3 do
    local channel, count, before = ARGV[at], tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
    if count == 0 then
        local known = redis.call('HDEL', key, channel .. '|' .. node) == 1 or before > 0
        if known and not elsewhere(key, channel, node) then
            went(grace, 'channel_vacated ' .. channel)
        end
    else
        local known = redis.call('HSET', key, channel .. '|' .. node, count) == 0 or before > 0
        if not known and not elsewhere(key, channel, node) and came(grace, 'channel_vacated ' .. channel) then
            told[#told + 1] = channel
        end
    end
end
return told
`;

/** Channels → number of sockets on other nodes for each. */
const SUBSCRIBERS = `
local counts = {}
for at = 2, #ARGV do
    local count = 0
    for _, other in ipairs(members) do
        if other ~= node then
            count = count + tonumber(redis.call('HGET', base .. 'subscribers', ARGV[at] .. '|' .. other) or '0')
        end
    end
    counts[#counts + 1] = count
end
return counts
`;

/** Due departures, each returned to one node only. */
const DUE = `
local due = redis.call('ZRANGEBYSCORE', base .. 'departing', '-inf', clock(), 'LIMIT', 0, 500)
for _, departure in ipairs(due) do
    redis.call('ZREM', base .. 'departing', departure)
end
return due
`;

/** length and milliseconds of the log, milliseconds of the last number, then repeated number and message. Skips numbers that were sent before. */
const PUBLISH = `
local log, sent = base .. 'log', base .. 'sent:' .. node
local last = tonumber(redis.call('GET', sent) or '0')
for at = 5, #ARGV, 2 do
    local number = tonumber(ARGV[at])
    if number > last then
        last = number
        local id = redis.call('XADD', log, 'MAXLEN', '~', ARGV[2], '*', 'm', ARGV[at + 1])
        redis.call('PUBLISH', base .. 'topic', id .. ' ' .. ARGV[at + 1])
    end
end
redis.call('SET', sent, last, 'PX', ARGV[4])
redis.call('PEXPIRE', log, ARGV[3])
return 1
`;

export const SCRIPTS = {
    beat: COMMON + BEAT,
    quit: COMMON + QUIT,
    enter: COMMON + ENTER,
    leave: COMMON + LEAVE,
    counts: COMMON + COUNTS,
    subscribers: COMMON + SUBSCRIBERS,
    due: COMMON + DUE,
    publish: COMMON + PUBLISH,
} as const;

export type ScriptName = keyof typeof SCRIPTS;
